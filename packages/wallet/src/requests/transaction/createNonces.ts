import { HostError } from 'latchkey/frame'
import { type Address, type Hex, isHex, keccak256 } from 'viem'
import { type Rpc, RpcUnreachableError } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'
import type { Database } from '../../storage/createDatabase.js'
import { withLock } from '../../storage/withLock.js'
import { broadcast, isKnownByHash, isRefusal } from './broadcast.js'
import { toQuantity } from './toQuantity.js'

/** Nodes that are asked: one may not have heard of the account's last ones. */
const NODES = 2
/** Of one account on one chain; the first block the others. */
const LIMIT = 64

type Account = { address: Address; chain: FrameChain }

/** A transaction of the account that is in no block yet. */
type Sent = {
  nonce: number
  raw: Hex
  request: string
  /**
   * No node has said that it has it: it was kept before it was sent, and its
   * answer is missing. The user may have been told that it was not accepted, so
   * it is not broadcast again, unless a node turns out to have it.
   */
  isUnheard?: boolean | undefined
}

type Call = { to?: Address | undefined; value: bigint; data: Hex }

export type Nonces = {
  /** A transaction of the account that is in no block yet, by its hash. */
  findSent(account: Account, hash: Hex): Promise<Hex | undefined>
  /**
   * What the account's next transaction uses, counting its own that no block
   * has yet; those that the nodes have dropped are broadcast again.
   */
  readNext(account: Account): Promise<number>
  /**
   * The nonce of a request that names one: the same call once more uses that of
   * the first, so that only one of the two can land.
   *
   * @throws HostError -32000 when a block has used it
   */
  find(
    account: Account,
    request: { call: Call; nonce: number },
  ): Promise<{
    nonce: number
    isReplacing: boolean
    /** Whether it is the same call again. */
    isSame: boolean
    /** What it replaces, if this wallet has sent it from here. */
    replaced?: Hex | undefined
  }>
  /**
   * Signs and sends with the next nonce, or the given one, while no other tab
   * of the app does.
   *
   * @returns the hash
   * @throws HostError with the node's code when it refuses the transaction
   */
  send(
    account: Account,
    transaction: {
      call: Call
      /** Used when no node can be asked any more. */
      least: number
      nonce?: number | undefined
      sign(nonce: number): Promise<Hex>
    },
  ): Promise<Hex>
}

/**
 * Keeps what the account has sent until a block has it. A node alone does not
 * do: some count mined transactions only, some forget pending ones, and two
 * tabs ask at once. Frame storage is apart for every app, so of other apps the
 * nodes have to know.
 */
export function createNonces(parameters: {
  database: Pick<Database, 'get' | 'remove' | 'set'>
  rpc: Rpc
}): Nonces {
  const { database, rpc } = parameters
  let last: Promise<unknown> = Promise.resolve()

  /** One after the other, in this page and, where it has locks, in all. */
  function inTurn<value>(key: string, change: () => Promise<value>) {
    const run = () => withLock(key, change) // guard: nonce-lock
    const turn = last.then(run, run)
    last = turn.catch(() => {})
    return turn
  }

  async function readKept(key: string): Promise<readonly Sent[]> {
    const kept = await database.get(key)
    return Array.isArray(kept) ? kept.filter(isSent) : []
  }

  async function change(
    key: string,
    toNew: (kept: readonly Sent[]) => readonly Sent[],
  ) {
    const kept = await readKept(key)
    const sent = toNew(kept).toSorted(byNonce)
    // The lowest hold up all others.
    if (sent.length > 0) await database.set(key, sent.slice(0, LIMIT))
    else if (kept.length > 0) await database.remove(key)
  }

  /**
   * As of the node that has counted furthest, unless that is out of all reason:
   * what uses the nonce of a node that is wrong would never land.
   */
  async function count({ address, chain }: Account, block: string) {
    const answers = await Promise.allSettled(
      chain.rpcUrls.slice(0, NODES).map(async (url) => {
        const node = { rpcUrls: [url] }
        const params = [address, block]
        return Number(
          toQuantity(await rpc(node, 'eth_getTransactionCount', params)),
        )
      }),
    )
    const counts = answers.flatMap((answer) =>
      answer.status === 'fulfilled' ? [answer.value] : [],
    )
    if (counts.length > 0) {
      const [low, high] = [Math.min(...counts), Math.max(...counts)]
      return high - low > LIMIT ? low : high
    }
    // None of the first has answered: whoever does, or the reason why not.
    return Number(
      toQuantity(await rpc(chain, 'eth_getTransactionCount', [address, block])),
    )
  }

  /** What no block has, and the nonce after what the nodes have or take. */
  async function look(account: Account) {
    const [mined, pending, kept] = await Promise.all([
      count(account, 'latest'),
      count(account, 'pending'),
      readKept(toKey(account)),
    ])
    let next = Math.max(mined, pending)
    // An account that has sent nothing is one of a chain that has begun anew.
    const isAnew = next === 0 && !kept.some(({ nonce }) => nonce === 0)
    const isOver = ({ nonce }: Sent) => isAnew || nonce < mined
    const open = kept.filter((sent) => !isOver(sent))
    for (;;) {
      const sent = open.filter(({ nonce }) => nonce === next)
      const taken = await Promise.all(sent.map((one) => isTaken(account, one)))
      if (!taken.includes(true)) break
      next++
    }
    return { isOver, live: open, mined, next }
  }

  /** Broadcasts a transaction again that a node has dropped. */
  async function isTaken({ chain }: Account, { isUnheard, raw }: Sent) {
    const isKnown = () => isKnownByHash(rpc, chain, keccak256(raw))
    if (isUnheard) return (await isKnown()) === true
    try {
      await rpc(chain, 'eth_sendRawTransaction', [raw])
      return true
    } catch (error) {
      // Only what no node has, nor takes, leaves its nonce to another: a node
      // that is limited, or has trouble, says nothing of it.
      if (!isRefusal(error) || isUsed(error)) return true
      return (await isKnown()) !== false
    }
  }

  return {
    async findSent(account, hash) {
      const kept = await readKept(toKey(account))
      return kept.find(({ raw }) => keccak256(raw) === hash)?.raw
    },
    readNext: async (account) => (await look(account)).next,
    async find(account, { call, nonce }) {
      const { live, mined, next } = await look(account)
      const request = toRequest(call)
      const isSame = (sent: Sent) => sent.request === request
      const here = live.filter((sent) => sent.nonce === nonce)
      // guard: same-call
      const same =
        here.find(isSame) ??
        // Every cancellation is the same call, each of another transaction.
        (isNothing(account, call)
          ? undefined
          : live.find((sent) => sent.nonce > nonce && isSame(sent)))
      if (!same && nonce < mined) throw usedUp()
      const found = same ?? here.at(-1)
      return {
        isReplacing: nonce < next,
        isSame: found?.request === request,
        nonce: same?.nonce ?? nonce,
        ...(found && { replaced: found.raw }),
      }
    },
    send: (account, { call, least, nonce: given, sign }) =>
      inTurn(toKey(account), async () => {
        const key = toKey(account)
        // Approved is approved: what is signed now arrives once a node is back.
        async function lookOffline(error: unknown) {
          if (!(error instanceof RpcUnreachableError)) throw error
          const kept = await readKept(key)
          const used = kept
            .filter(({ isUnheard }) => !isUnheard)
            .map(({ nonce }) => nonce + 1)
          return { isOver: () => false, next: Math.max(least, ...used) }
        }
        const { isOver, next } = await look(account).catch(lookOffline)
        const nonce = given ?? next
        const raw = await sign(nonce)
        const request = toRequest(call)
        const { chain } = account
        const isOther = (sent: Sent) => sent.raw !== raw
        // Before it is sent: a page may be gone before the answer is there.
        await change(key, (kept) => [
          ...kept.filter((sent) => !isOver(sent) && isOther(sent)),
          { isUnheard: true, nonce, raw, request },
        ]).catch(() => {})
        let isTaken = false
        const onTaken = () => {
          isTaken = true
        }
        try {
          const hash = await broadcast({ chain, onTaken, raw, rpc })
          // A node has it in the place of any other with its nonce.
          if (isTaken)
            await change(key, (kept) => [
              ...kept.filter((sent) => sent.nonce !== nonce),
              { nonce, raw, request },
            ]).catch(() => {})
          return hash
        } catch (error) {
          await change(key, (kept) => kept.filter(isOther)).catch(() => {})
          throw error
        }
      }),
  }
}

const toKey = ({ address, chain }: Account) =>
  `sent:${address.toLowerCase()}:${chain.id}`

const toRequest = ({ data, to, value }: Call) =>
  [to?.toLowerCase() ?? '', value, data].join()

const byNonce = (a: Sent, b: Sent) => a.nonce - b.nonce

function isSent(value: unknown): value is Sent {
  const { nonce, raw, request } = Object(value) as {
    [key in keyof Sent]?: unknown
  }
  return (
    Number.isSafeInteger(nonce) && isHex(raw) && typeof request === 'string'
  )
}

/** A cancellation: nothing, to the account itself. */
const isNothing = ({ address }: Account, { data, to, value }: Call) =>
  to?.toLowerCase() === address.toLowerCase() && value === 0n && data === '0x'

/** The node has it, another one in its place, or a block with either. */
function isUsed(error: unknown) {
  return (
    error instanceof HostError &&
    /already known|known transaction|already imported|nonce( is)? too low|replacement/i.test(
      error.message,
    )
  )
}

function usedUp() {
  return new HostError({ message: 'nonce too low', code: -32000 })
}
