/** Origin of the Safe app, which embeds pages in an iframe. */
export const safeAppOrigin = 'https://app.safe.global'
