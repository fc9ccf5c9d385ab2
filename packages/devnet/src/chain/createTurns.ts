/** Runs one task after another; a failed one does not hold up the next. */
export type TakeTurn = <result>(run: () => Promise<result>) => Promise<result>

/** A queue for the operator, so that its nonces never overlap. */
export function createTurns(): TakeTurn {
  let last: Promise<unknown> = Promise.resolve()
  return (run) => {
    const turn = last.then(run)
    last = turn.catch(() => {})
    return turn
  }
}
