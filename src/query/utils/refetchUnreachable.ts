/** Time until a source of names that could not be read is asked again. */
const UNREACHABLE_RETRY_MS = 30_000

/**
 * Interval of queries whose data may be unknown because a node failed: what is
 * unknown must not count as fresh.
 */
export function refetchUnreachable({
  state,
}: {
  state: { data?: { isUnreachable?: boolean | undefined } | undefined }
}): number | false {
  return state.data?.isUnreachable ? UNREACHABLE_RETRY_MS : false
}
