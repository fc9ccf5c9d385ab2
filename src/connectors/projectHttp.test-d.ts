import type { HttpTransport } from 'viem'
import { expectTypeOf, test } from 'vitest'
import { createConfig } from 'wagmi'
import { mainnet } from 'wagmi/chains'
import type {
  HostsMissingError,
  InvalidHostError,
  ProjectIdMissingError,
} from '../core/errors/config.js'
import { projectHttp } from './projectHttp.js'

test('default', () => {
  expectTypeOf(projectHttp({ projectId: 'id' })).toEqualTypeOf<HttpTransport>()
  expectTypeOf<projectHttp.ErrorType>().toEqualTypeOf<
    HostsMissingError | InvalidHostError | ProjectIdMissingError
  >()
})

test('behavior: wagmi takes it', () => {
  createConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: projectHttp({ projectId: 'id' }) },
  })
})

test('param: all', () => {
  projectHttp({
    chains: ['eip155:1'],
    hosts: { rpc: 'https://rpc.example' },
    projectId: 'id',
    urls: { 'eip155:1': 'https://a.b', 'eip155:10': undefined },
  })
})

test('error: parameters that are refused', () => {
  // @ts-expect-error The project is required.
  projectHttp({})
  // @ts-expect-error Chains are CAIP-2 ids.
  projectHttp({ chains: [1], projectId: 'id' })
})
