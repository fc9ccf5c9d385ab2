import { chooseSafe } from './chooseSafe.js'
import { takeUpLate } from './takeUpLate.js'

/** What few pages need at their start, in one file. */
export const lateRoom = { chooseSafe, takeUpLate }
