/** What one request for approval comes with. */
export type ApprovalContext = {
  signal: AbortSignal
  /** How many requests wait behind this one. */
  waiting?: (() => number) | undefined
  /** After several rejections the person must ask to see the next one. */
  needsGesture?: boolean | undefined
  /** Approved in a window of this origin, whatever it is worth. */
  needsWindow?: boolean | undefined
}
