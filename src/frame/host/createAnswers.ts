/**
 * Remembers answers by request id, so that a repeated request gets the same
 * answer and never runs again. The oldest answer is dropped first, but never a
 * pinned one.
 *
 * @param limit - Answers to keep in addition to the pinned ones.
 */
export function createAnswers<answer>(
  limit: number,
): createAnswers.ReturnType<answer> {
  const answers = new Map<string, answer>()
  const pinned = new Map<string, answer>()

  function set(id: string, answer: answer) {
    answers.set(id, answer)
    if (answers.size <= limit) return
    for (const oldest of answers.keys()) {
      answers.delete(oldest)
      return
    }
  }

  return {
    get: (id) => pinned.get(id) ?? answers.get(id),
    set,
    pin: (id, answer) => void pinned.set(id, answer),
    unpin(id) {
      const answer = pinned.get(id)
      if (answer === undefined) return
      pinned.delete(id)
      set(id, answer)
    },
  }
}

export declare namespace createAnswers {
  type ReturnType<answer> = {
    get(id: string): answer | undefined
    set(id: string, answer: answer): void
    /** Keeps an answer until it is unpinned, however many others follow. */
    pin(id: string, answer: answer): void
    unpin(id: string): void
  }
}
