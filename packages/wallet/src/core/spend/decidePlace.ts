/**
 * What approving a request can do, at most. Default: anything, as with typed
 * data, allowances, upgrades, permissions, calls that nobody can read, and
 * transactions that are only signed.
 */
export type Reach =
  /** Signs in to the site that asks. */
  | 'signIn'
  /** Signs a text. */
  | 'text'
  /** Pays what `spend` says: coins alone, or instructions decoded whole. */
  | 'payment'
  /** The same by calls of contracts, which somebody has to test. */
  | 'calls'

/** What a project decides; apps cannot change it. */
export type PlaceRules = {
  /** Costs above leave the page, in cents of a dollar. */
  limitCents: bigint
  /** Above, the passkey of the account is needed, too. */
  passkeyCents: bigint
  /** Above, a second factor is needed; absent where none is asked for. */
  factorCents?: bigint | undefined
  /** Where texts are signed that nothing is known of. */
  textMessages: 'card' | 'window'
}

/**
 * Decides whether a request may be approved in the card of the app's page, or
 * has to leave it for a window of the wallet's origin, which no site can cover.
 * What is not known counts as too much.
 */
export function decidePlace(parameters: decidePlace.Parameters): Place {
  const { costCents, isBound, isSimulated, isTest, reach } = parameters
  const { rules, spentCents } = parameters
  if (reach === 'signIn') return 'card'
  if (reach === 'text') return rules.textMessages
  // What is valid on another network, too, may be worth something there.
  if (isTest && isBound) return 'card' // guard: test network
  if (reach !== 'payment' && reach !== 'calls') return 'window' // guard: reach
  if (reach === 'calls' && !isSimulated) return 'window' // guard: not simulated
  if (costCents === undefined) return 'window' // guard: no price
  if (spentCents === undefined) return 'window' // guard: no sum
  // guard: day's sum
  return costCents + spentCents > rules.limitCents ? 'window' : 'card'
}

export type Place = 'card' | 'window'

export declare namespace decidePlace {
  type Parameters = {
    /**
     * All that leaves the account at most, its fee included, in cents of a
     * dollar; absent when it is not known.
     */
    costCents: bigint | undefined
    /** Valid on the network of the request alone. */
    isBound: boolean
    /** Whether the frame's own node has tried it out. */
    isSimulated: boolean
    /** Whether the operator has marked the network as a test network. */
    isTest: boolean
    reach: Reach | undefined
    rules: PlaceRules
    /** Spent in the last 24 hours; absent when it is not known. */
    spentCents: bigint | undefined
  }
}
