// A process of its own: it replaces `fetch` and timers, and counts timers.
import './routeFetch.js'
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test,
  vi,
} from 'vitest'
import { createApiClient } from '../../../src/api/createApiClient.js'
import { createSilentWorld, hosts } from './createSilentWorld.js'
import {
  apiSteps,
  connectorSteps,
  frameSteps,
  providerSteps,
  serverSteps,
  solanaSteps,
} from './otherSteps.js'
import { listSteps, prepareWalk, stubPage, walk } from './prepareWalk.js'

beforeAll(prepareWalk)
beforeEach(stubPage)
afterAll(() => void vi.useRealTimers())

const tables = {
  'API client': apiSteps,
  connectors: connectorSteps,
  'EIP-1193 provider': providerSteps,
  'frame client': frameSteps,
  'sign-in server': serverSteps,
  Solana: solanaSteps,
}

describe.each(Object.entries(tables))('%s', (_, table) => {
  test.each(listSteps(table))('behavior: $name settles', async ({ step }) => {
    await walk(step)
  })
})

test('default: every method that returns a promise is walked', async () => {
  const { config, dispose, kit } = createSilentWorld({})
  const client = await kit.frame?.open()
  const ofFrame = listMethods(client).filter(
    (name) =>
      // They return nothing to wait for.
      !/^(abort|cancelApprovals|destroy|hide|load|onSessionUpdate|show)$/.test(
        name,
      ),
  )
  expect(Object.keys(frameSteps).sort()).toEqual(ofFrame.sort())
  const api = createApiClient({ hosts, projectId: 'test' })
  expect(Object.keys(apiSteps)).toEqual(
    expect.arrayContaining(listMethods(api)),
  )
  for (const { id, ...connector } of config.connectors)
    expect(Object.keys(connectorSteps)).toEqual(
      expect.arrayContaining(
        listMethods(connector)
          // Events of wagmi, and handles.
          .filter((name) => !/^(getFrame|getPairing|on[A-Z]|setup)/.test(name))
          .map((name) => `${id} ${name}`),
      ),
    )
  dispose()
})

function listMethods(value: object | undefined) {
  return Object.entries(value ?? {})
    .filter(([, member]) => typeof member === 'function')
    .map(([name]) => name)
}
