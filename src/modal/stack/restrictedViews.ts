/**
 * Views that a project which has used up its plan does not show: the ways to a
 * connection, among them the codes of the login by email.
 */
export const restrictedViews: readonly string[] = [
  'ConnectingExternal',
  'ConnectingMultiChain',
  'ConnectingSocial',
  'ConnectingFarcaster',
  'EmailVerifyOtp',
  'EmailVerifyDevice',
]

/** Those of them that ask the hosted services for something anyway. */
export const hostedViews: readonly string[] = restrictedViews.filter(
  (view) => view !== 'ConnectingExternal',
)
