/** Where Safe's own app is, that shows pages in a frame. */
export const safeAppOrigin = 'https://app.safe.global'
