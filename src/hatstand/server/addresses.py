"""Under which addresses this server is reached: by what a browser calls it, and by others in the house."""

from __future__ import annotations

import ipaddress
import re
import socket
from dataclasses import dataclass
from urllib.parse import urlsplit

import ifaddr

from .refusal import Refusal

IPAddress = ipaddress.IPv4Address | ipaddress.IPv6Address
LOOPBACK = "127.0.0.1"
#: Interfaces that lead to containers, virtual machines and tunnels rather than into the house.
VIRTUAL = re.compile(
    r"docker|podman|cni|lxc|lxd|br-|veth|virbr|vbox|virtualbox|vmnet|vmware|hyper-v|vethernet|wsl|utun|tun|tap|"
    r"ppp|wg|zt|zerotier|tailscale",
    re.IGNORECASE,
)
#: Kept for documentation: nothing is sent there, only the way out is looked up.
SOMEWHERE_ELSE = ("203.0.113.1", 9)


@dataclass(frozen=True)
class Origin:
    """An address without a path, as a browser has it. host: without brackets; port: None for the usual one."""

    scheme: str
    host: str
    port: int | None = None

    def __str__(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{self.scheme}://{host}" + ("" if self.port is None else f":{self.port}")


def read(text: str) -> Origin:
    """The origin that is written so. A Refusal if none is."""
    try:
        parts = urlsplit(text)
        origin = Origin(parts.scheme, parts.hostname or "", parts.port)
    except ValueError:
        raise Refusal("error-address") from None
    if origin.scheme not in ("http", "https") or not origin.host or str(origin) != text.lower():
        raise Refusal("error-address")
    return origin


def answering(asked: Origin, listening: str) -> list[Origin]:
    """Where others reach a server that is bound to the host `listening`, and that a browser reached at `asked`.

    The best is the first. A name of its own, as a proxy or a name server gives it, is good for everybody. Else it
    is the machine's own addresses, or, without any network, the one that only this machine can open.
    """
    if not _is_this_machine(asked.host):
        return [asked]
    best_first = sorted(hosts(listening), key=lambda host: host != asked.host)
    return [Origin(asked.scheme, host, asked.port) for host in best_first]


def hosts(listening: str) -> list[str]:
    """The addresses, best first, at which a server bound to this host is reached."""
    address = _ip(listening)
    everywhere = address is not None and address.is_unspecified
    return (in_the_house() or [LOOPBACK]) if everywhere else [listening]


def is_loopback(host: str) -> bool:
    """Whether only this machine itself can open that address."""
    address = _ip(host)
    if address is not None:
        return address.is_loopback
    return host == "localhost" or host.endswith(".localhost")


def in_the_house() -> list[str]:
    """The machine's addresses in its networks, IPv4 only (a person may have to type one), the best first."""
    outward = _way_out()
    ranked = []
    for name, address in _own():
        if address.version == 4 and not (address.is_loopback or address.is_link_local):
            virtual = VIRTUAL.match(name) is not None
            ranked.append((virtual, str(address) != outward, not address.is_private, str(address)))
    return [address for *_, address in sorted(ranked)]


def _own() -> list[tuple[str, IPAddress]]:
    """Each address of this machine, and the name of its interface."""
    found = []
    for adapter in ifaddr.get_adapters():
        for ip in adapter.ips:
            address = _ip(ip.ip if isinstance(ip.ip, str) else ip.ip[0])
            if address is not None:
                found.append((adapter.nice_name, address))
    return found


def _is_this_machine(host: str) -> bool:
    if is_loopback(host):
        return True
    address = _ip(host)
    return address is not None and address in {own for _, own in _own()}


def _way_out() -> str | None:
    """The address from which this machine speaks to the world; None if it has no way there."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(SOMEWHERE_ELSE)
        except OSError:
            return None
        address: str = asking.getsockname()[0]
        return address


def _ip(host: str) -> IPAddress | None:
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None
