import { hashKey } from '@tanstack/react-query'
import { foundry } from 'viem/chains'
import type { Kit } from '../../../src/createKit.js'
import * as api from '../../../src/exports/api.js'
import * as connectors from '../../../src/exports/connectors.js'
import * as frame from '../../../src/exports/frame.js'
import * as query from '../../../src/exports/query.js'
import { apiEndpoints } from '../../setup/api/apiEndpoints.js'
import { callSamples } from './callSamples.js'
import type { CallTarget } from './fuzzCalls.js'
import { pickRubbish, spoil } from './pickRubbish.js'

type Call = (...parameters: unknown[]) => unknown

const project = {
  hosts: { api: 'http://api.localhost' },
  projectId: 'test',
}
const chains = { chains: [foundry], emitter: { emit() {}, on() {} } }
const ask = async () => ({ baseFeePerGas: '0x1' })
const samples: Readonly<Record<string, readonly unknown[]>> = {
  authFrame: [{ ...project, approvals: 'auto', enableLogger: false }],
  createApiClient: [{ ...project, sdk: { type: 'a', version: 'b' } }],
  createFrameHost: [
    { approve() {}, handlers: {}, isAllowedOrigin: () => true, limits: {} },
  ],
  createLogger: [{ level: 'debug' }],
  getMethodPolicy: ['eth_accounts'],
  getTimeouts: ['GET_USER'],
  guardConnector: [connectors.authFrame(project)],
  isRepeatable: ['RPC_REQUEST', 'eth_accounts'],
  readDataFee: [
    { ask, chainId: 10, gas: 21_000n, isRollup: true, transaction: {} },
  ],
  readGasFees: [{ ask, call: {}, chainId: 1 }],
  readTokenRefusal: [{ data: '0xd93c0665', text: 'paused' }],
  projectHttp: [{ ...project, chains: ['eip155:1'], urls: {} }],
  walletConnect: [{ ...project, isNewChainsStale: false, namespaces: {} }],
}

/**
 * Lists calls of all exports besides actions, with wrong values in every
 * place.
 */
export function listEntryCalls(kit: Kit): readonly CallTarget[] {
  return [
    ...listFunctions({ ...connectors, ...frame, ...api }),
    ...listQueries(kit),
    ...listMethods(),
  ]
}

function listFunctions(exports: object): CallTarget[] {
  return Object.entries(exports).flatMap(([name, value]) => {
    if (typeof value !== 'function' || /^class/.test(String(value))) return []
    const right = samples[name] ?? [{}]
    return {
      name,
      prepare(random) {
        const isRight = random.chance(0.1)
        const wrong = isRight
          ? right
          : right.map((one) =>
              typeof one === 'object' && one
                ? spoil(random, one)
                : pickRubbish(random),
            )
        return {
          isRight,
          passed: wrong,
          run() {
            const made = (value as Call)(...wrong)
            // A wagmi factory: a connector or a transport.
            if (typeof made === 'function' && name !== 'guardConnector')
              made({ ...chains, chain: foundry })
            return made instanceof Promise ? made : undefined
          },
        }
      },
    }
  })
}

/** Lists calls of keys, options with their function, and filters. */
function listQueries(kit: Kit): CallTarget[] {
  return Object.entries(query).flatMap(([name, value]) => {
    // The actions of mutations check their parameters.
    if (unchecked.test(name) || name.endsWith('MutationOptions')) return []
    const right = findSamples(name)
    const make = value as Call
    return {
      name,
      prepare(random) {
        const { signal: _, ...sample } = random.pick(right) as {
          signal?: unknown
        }
        const roll = random.next()
        const wrong = roll < 0.2 ? pickRubbish(random) : spoil(random, sample)
        const run = async (kit: unknown, options: unknown) => {
          const made = make(kit, options) as Record<string, unknown>
          if (Array.isArray(made)) return void hashKey(made)
          const { predicate, queryFn, queryKey } = made
          if (queryKey) hashKey(queryKey as readonly unknown[])
          if (typeof predicate === 'function')
            predicate({ queryKey: ['latchkey', wrong], state: {} })
          if (typeof queryFn !== 'function') return
          const { signal } = new AbortController()
          await queryFn({ pageParam: undefined, queryKey, signal })
        }
        if (roll < 0.1)
          return { isRight: true, passed: sample, run: () => run(kit, sample) }
        return roll < 0.2
          ? { passed: ['kit', wrong], run: () => run(wrong, sample) }
          : { passed: wrong, run: () => run(kit, wrong) }
      },
    }
  })
}

/** The wallet list uses them before any user action, so they check nothing. */
const unchecked = /^(projectFeatures|projectLimits|wallets)/

const filterSamples: Readonly<Record<string, object>> = {
  account: {
    address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    caipNetworkId: 'eip155:1',
    names: ['balances'],
  },
  smartSessions: {
    address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    chainId: 1,
  },
  swap: {
    address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    caipNetworkId: 'eip155:1',
  },
}

/** Returns the samples of the action that a query calls. */
function findSamples(name: string): readonly object[] {
  const stem = name.replace(/(Infinite)?Query(Filters|Key|Options)$/, '')
  if (name === 'nameQueryFilters') return [{ address: '0x', name: 'a.eth' }]
  const filters = filterSamples[stem]
  if (name.endsWith('Filters') && filters) return [filters]
  const action = `get${stem.charAt(0).toUpperCase()}${stem.slice(1)}`
  const found =
    stem === 'name'
      ? callSamples.getName
      : (Reflect.get(callSamples, action) ?? Reflect.get(callSamples, stem))
  if (!found) throw new Error(`${name} has no sample`)
  return found
}

/** Lists calls of the API client's methods. */
function listMethods(): CallTarget[] {
  const client = api.createApiClient({
    hosts: project.hosts,
    projectId: project.projectId,
  })
  return Object.keys(client).map((name) => {
    const method: Call = Reflect.get(client, name)
    const calls = apiEndpoints
      .filter((endpoint) => endpoint.name === name)
      .map((endpoint) => record(endpoint.call))
    return {
      name: `api.${name}`,
      prepare(random) {
        const right = calls.length > 0 ? random.pick(calls) : []
        const isRight = random.chance(0.1)
        const passed = isRight
          ? right
          : right.length === 0
            ? [pickRubbish(random), pickRubbish(random)]
            : right.map((one) =>
                random.chance(0.7) ? spoil(random, one as object) : one,
              )
        return { isRight, passed, run: () => method(...passed) }
      },
    }
  })
}

/** Returns what a sample call passes to the client. */
function record(call: (typeof apiEndpoints)[number]['call']): unknown[] {
  let passed: unknown[] = []
  const spy = new Proxy(
    {},
    {
      get:
        () =>
        async (...parameters: unknown[]) => {
          passed = parameters
        },
    },
  )
  void call(spy as never, { signal: new AbortController().signal })
  return passed
}
