const partial = new WeakSet<object>()

/** Whether an answer lacks what a service outside did not tell. */
export function isPartial(answer: object): boolean {
  return partial.has(answer)
}

/** Marks an answer as partial. It is given to who waits, and never kept. */
export function markPartial<answer extends object>(answer: answer): answer {
  partial.add(answer)
  return answer
}

/** Marks what is made of a partial answer as one, too. */
export function passPartial<answer extends object>(
  answer: answer,
  sources: readonly object[],
): answer {
  return sources.some(isPartial) ? markPartial(answer) : answer
}
