/** The social login of a kit that is in progress on this page. */
export const createSocialAttempt = (): {
  controller: AbortController | undefined
} => ({
  controller: undefined,
})
