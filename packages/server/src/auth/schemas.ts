import * as z from 'zod/mini'

/** Any text of a request, as long as an address may be. */
export const text = z.string().check(z.maxLength(2_048))
/** Random id that the frame keeps for its browser. */
export const deviceId = z.string().check(z.regex(/^[\w-]{16,128}$/))
