import { createClient, http } from 'viem'
import { answerSolana } from '../../../packages/devnet/src/solana/answerSolana.js'
import { createSolanaChain } from '../../../packages/devnet/src/solana/createSolanaChain.js'
import { createSignInServer } from '../../../src/server/createSignInServer.js'
import { apiEndpoints } from '../../setup/api/apiEndpoints.js'
import {
  buildGenuine,
  createSwapFetch,
  createSwapNode,
  places,
} from '../../setup/chain/createSwapNode.js'
import { swapper } from '../../setup/kit/createSwapKit.js'
import { createVisitor } from '../../setup/siwx/createVisitor.js'
import type { Part } from './createSilentWorld.js'

/** Account of the embedded wallet. */
export const payer = swapper
export const payerKey =
  '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a'
export const otherPayee = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

let solana: ReturnType<typeof createSolanaChain> | undefined

/**
 * Creates the services that the kit reaches over HTTP, by host. One that is
 * silent has taken the request, and never answers.
 */
export function createServices(ask: (part: Part) => boolean) {
  solana ??= createSolanaChain({ isPaused: true })
  const { chain, context } = solana
  const time = BigInt(Math.floor(Date.now() / 1000))
  const node = createSwapNode({ time })
  const sale = { amount: 10n ** 18n, from: places.native, to: places.usd }
  const built = buildGenuine({ ...sale, deadline: time + 1_200n })
  const swapFetch = createSwapFetch(() => ({ ...sale, ...built }))

  async function answerNode(call: { method: string; params?: unknown }) {
    if (call.method === 'eth_sendRawTransaction') return `0x${'1'.repeat(64)}`
    if (call.method === 'eth_getCode') return '0x'
    return node.rpc(call)
  }

  const client = createClient({
    transport: http('https://node.test/31337'),
  })
  const site = createSignInServer({
    chains: { 'eip155:31337': client },
    secret: 'a secret of at least thirty-two bytes',
    uri: 'https://app.test',
  })
  const visitor = createVisitor(site, 'https://app.test')

  async function signIn(route: string, body?: unknown) {
    const found =
      body === undefined
        ? await visitor.send(route)
        : await visitor.post(route, body)
    return found.body
  }

  async function answer(part: Part, url: URL, init: RequestInit) {
    const body = init.body ? JSON.parse(String(init.body)) : undefined
    if (part === 'node') {
      const list = Array.isArray(body) ? body : [body]
      const answers = await Promise.all(
        list.map(async (call) => ({
          ...{ id: call.id, jsonrpc: '2.0' },
          result: await answerNode(call),
        })),
      )
      return Array.isArray(body) ? answers : answers[0]
    }
    if (part === 'solana') {
      const found = answerSolana(body, context)
      context.ledger.advance(1)
      return found
    }
    if (part === 'server') {
      const found = await signIn(url.pathname.replace('/auth/', ''), body)
      return found ?? null
    }
    if (url.pathname.startsWith('/v1/convert/'))
      return (await swapFetch(url.href)).json()
    if (url.pathname === '/v1/supported-chains')
      return { http: ['eip155:1', 'eip155:31337'], ws: [] }
    const asked = toPattern(url.pathname)
    return apiEndpoints.find(({ path }) => asked.startsWith(toPattern(path)))
      ?.answer
  }

  return {
    fund: (address: string) => chain.give(address, { sol: '10' }),
    router: places.router,
    signIn,
    async fetch(input: unknown, init: RequestInit = {}) {
      const url = new URL(
        input instanceof Request ? input.url : String(input),
        'https://app.test',
      )
      const part = parts[url.host] ?? 'api'
      init.signal?.throwIfAborted()
      if (!ask(part))
        return new Promise<Response>((_, reject) =>
          init.signal?.addEventListener('abort', () =>
            reject(init.signal?.reason),
          ),
        )
      const found = await answer(part, url, init)
      return found === undefined
        ? Response.json({}, { status: 404 })
        : Response.json(found)
    },
  }
}

/** Answers are the same for every address. */
const toPattern = (path: string) => path.replace(/0x[0-9a-f]{40}/i, 'address')

const parts: Readonly<Record<string, Part>> = {
  'node.test': 'node',
  'server.test': 'server',
  'solana.test': 'solana',
}
