import { createContext } from "svelte";
import { recall, remember } from "../remembered";

/** Two soft tones, the second a fourth above the first: how high (Hz), and when (s). */
const TONES = [
  { pitch: 587.33, at: 0 },
  { pitch: 783.99, at: 0.16 },
];
const RINGS_FOR = 0.9; // s
const LOUD = 0.12;
const SILENT = 0.0001; // a volume that falls exponentially can't reach 0

/** The sound when it is somebody's turn. Browsers allow one only after the page has been touched. */
export class Bell {
  #on = $state(recall("sound") !== "off");
  #audio: AudioContext | null = null;

  get on(): boolean {
    return this.#on;
  }

  turn(on: boolean): void {
    this.#on = on;
    remember("sound", on ? "on" : "off");
    if (on) this.ring();
  }

  /** Wakes up with the first touch or key; returns how to stop. */
  listen(): () => void {
    const touched = (): void => {
      // Some keys, as Escape, are no permission; then the browser would only complain.
      if (navigator.userActivation?.hasBeenActive === false || !("AudioContext" in globalThis)) return;
      this.#audio ??= new AudioContext();
      // Where another program has taken the sound away, it is asked for again with the next touch.
      if (this.#audio.state !== "running") void this.#audio.resume();
    };
    addEventListener("click", touched, true);
    addEventListener("keydown", touched, true);
    return () => {
      removeEventListener("click", touched, true);
      removeEventListener("keydown", touched, true);
      void this.#audio?.close();
      this.#audio = null;
    };
  }

  ring(): void {
    const audio = this.#audio;
    if (!this.#on || audio?.state !== "running") return;
    for (const { pitch, at } of TONES) {
      const start = audio.currentTime + at;
      const tone = new OscillatorNode(audio, { type: "sine", frequency: pitch });
      const volume = new GainNode(audio, { gain: 0 });
      volume.gain.setValueAtTime(SILENT, start);
      volume.gain.exponentialRampToValueAtTime(LOUD, start + 0.02);
      volume.gain.exponentialRampToValueAtTime(SILENT, start + RINGS_FOR);
      tone.connect(volume).connect(audio.destination);
      tone.start(start);
      tone.stop(start + RINGS_FOR);
    }
  }
}

export const [getBell, setBell] = createContext<Bell>();
