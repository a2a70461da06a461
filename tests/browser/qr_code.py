"""A QR code as it is drawn on a page, module by module."""

from __future__ import annotations

import segno
from playwright.sync_api import Locator

#: The drawing is laid on a canvas, one pixel a module, and its dark pixels are read; the margin goes.
READ = """
async (holder) => {
  const drawing = holder.querySelector("svg").cloneNode(true);
  const { width } = drawing.viewBox.baseVal;
  drawing.setAttribute("width", width);
  drawing.setAttribute("height", width);
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(width, width).getContext("2d");
  canvas.drawImage(picture, 0, 0);
  const { data } = canvas.getImageData(0, 0, width, width);
  const rows = [];
  for (let row = 0; row < width; row++)
    rows.push(Array.from({ length: width }, (_, column) => data[4 * (row * width + column)] < 128 ? 1 : 0));
  return rows;
}
"""
MARGIN = 4


def drawn(code: Locator) -> list[list[int]]:
    rows: list[list[int]] = code.evaluate(READ)
    inner = slice(MARGIN, -MARGIN)
    edge = [rows[:MARGIN], rows[-MARGIN:], [row[:MARGIN] + row[-MARGIN:] for row in rows]]
    assert not any(dark for part in edge for row in part for dark in row)
    return [row[inner] for row in rows[inner]]


def of(text: str) -> list[list[int]]:
    """As phones read it."""
    return [list(row) for row in segno.make(text, micro=False, error="m").matrix]
