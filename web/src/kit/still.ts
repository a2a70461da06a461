/** Whether this person has asked their device for less motion. */
export const stillPreferred = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How to scroll to something that they are led to. */
export const scrolling = (): ScrollBehavior => (stillPreferred() ? "auto" : "smooth");
