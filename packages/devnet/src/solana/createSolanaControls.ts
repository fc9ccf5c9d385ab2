import type { Way } from './createLedger.js'

/** Bad luck that tests ask for. */
export type SolanaControls = {
  /** The next sends are answered with a signature and never land. */
  dropNext(count: number): void
  /** The next sends look processed for a moment, then never were. */
  forkNext(count: number): void
  /** The next sends land so many slots later than they would. */
  delayNext(slots: number, count?: number | undefined): void
  /** The next sends land, but the connection breaks before the answer. */
  loseAnswers(count: number): void
  /** The next HTTP requests get this instead of an answer. */
  failNext(failure: HttpFailure): void
  /** Says it is so many slots behind; 0 is healthy again. */
  setBehind(slots: number): void
  /** Takes all of it back, also what is not used up. */
  reset(): void
  /** What becomes of one send. */
  takeSend(): Way & { isDropped: boolean; isLost: boolean }
  takeFailure(methods: readonly string[]): HttpFailure | undefined
  behind(): number
}

export type HttpFailure = {
  status: number
  /** Default 1. */
  count?: number | undefined
  /** Only requests with a call of this method. */
  method?: string | undefined
  /** Text of the answer; default a short JSON error. */
  body?: string | undefined
}

/** Holds what is to go wrong, until it has. */
export function createSolanaControls(): SolanaControls {
  const none = {
    ...{ drops: 0, forks: 0, lost: 0, delays: 0 },
    ...{ delay: 0, behind: 0 },
  }
  const left = { ...none }
  let failures: (HttpFailure & { left: number })[] = []
  const take = (name: 'delays' | 'drops' | 'forks' | 'lost') => {
    if (left[name] === 0) return false
    left[name]--
    return true
  }
  const set = (next: Partial<typeof left>) => void Object.assign(left, next)
  return {
    dropNext: (drops) => set({ drops }),
    forkNext: (forks) => set({ forks }),
    delayNext: (delay, delays = 1) => set({ delay, delays }),
    loseAnswers: (lost) => set({ lost }),
    failNext(failure) {
      failures.push({ ...failure, left: failure.count ?? 1 })
    },
    setBehind: (behind) => set({ behind }),
    reset() {
      set(none)
      failures = []
    },
    takeSend: () => ({
      isDropped: take('drops'),
      isForked: take('forks'),
      isLost: take('lost'),
      delay: take('delays') ? left.delay : 0,
    }),
    takeFailure(methods) {
      const found = failures.find(
        ({ left, method }) => left > 0 && (!method || methods.includes(method)),
      )
      if (found) found.left--
      return found
    },
    behind: () => left.behind,
  }
}
