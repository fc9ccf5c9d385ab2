/** Separate from the icon set, because the placeholder card needs it first. */
export const closePath = 'm5.5 5.5 9 9m0-9-9 9'
