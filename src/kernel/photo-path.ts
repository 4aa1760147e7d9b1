// Where photographs are, and how wide they come: the same for what draws a page, what describes it and what answers.

/** Widths in pixels that are made of a photograph. */
export const photoWidths = [320, 640, 1280] as const
export const photoPath = '/api/pictures/{slug}/{width}'
