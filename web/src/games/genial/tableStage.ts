import type { Stage } from "../../playing/stage.svelte";
import type { Motion } from "./motions";

export type TableStage = Stage<Motion>;
