/**
 * Counts the messages of clients in both directions, and passes none after a
 * given number.
 */
export function createSilence(): createSilence.ReturnType {
  const none: createSilence.Parameters = {
    after: Number.POSITIVE_INFINITY,
    except: [],
  }
  let current = none
  let count = 0
  return {
    count: () => count,
    isSilent: () => count > current.after,
    start(parameters) {
      current = parameters
      count = 0
    },
    heal() {
      current = none
      count = 0
    },
    passes: (clientId) =>
      current.except.includes(clientId) || count++ < current.after,
  }
}

export declare namespace createSilence {
  type Parameters = {
    /** Number of messages that still pass. */
    after: number
    /** Clients that are neither counted nor silenced. */
    except: readonly string[]
  }
  type ReturnType = {
    count(): number
    isSilent(): boolean
    start(parameters: Parameters): void
    heal(): void
    passes(clientId: string): boolean
  }
}
