/**
 * Remembers what was answered to which request, so that a repeated one is
 * answered again and never run again. The oldest is forgotten first.
 *
 * @param limit - Answers to keep.
 */
export function createAnswers<answer>(
  limit: number,
): createAnswers.ReturnType<answer> {
  const answers = new Map<string, answer>()
  return {
    get: (id) => answers.get(id),
    set(id, answer) {
      answers.set(id, answer)
      if (answers.size <= limit) return
      for (const oldest of answers.keys()) {
        answers.delete(oldest)
        return
      }
    },
  }
}

export declare namespace createAnswers {
  type ReturnType<answer> = {
    get(id: string): answer | undefined
    set(id: string, answer: answer): void
  }
}
