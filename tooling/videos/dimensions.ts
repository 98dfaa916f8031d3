/** Pixels of a frame. */
export const WIDTH = 1280
export const HEIGHT = 720
export const FRAMES_PER_SECOND = 24
