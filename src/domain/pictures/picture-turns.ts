// Pictures that strangers sent are unpacked one at a time in this process: what one may take of its memory is all that is taken.
import { createFairTurns } from './fair-turns.ts'

/** As many as a page shows at once, and some. */
const mostWaiting = 40

export const takePictureTurn = createFairTurns({ atOnce: 1, mostWaiting })
