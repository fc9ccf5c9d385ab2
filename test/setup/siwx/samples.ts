import type { SiwxMessageData } from '../../../src/siwx/types.js'

/** A full message of each namespace. */
export const samples = {
  eip155: {
    accountAddress: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    chainId: 'eip155:1',
    domain: 'shop.example',
    uri: 'https://shop.example/login',
    version: '1',
    nonce: '5c1d0f4fd0a84c0e9a3d7c6f3be2a8d4',
    statement: 'Log in to the shop.',
    issuedAt: '2026-01-02T03:04:05.000Z',
    expirationTime: '2026-01-03T03:04:05.000Z',
    notBefore: '2026-01-02T03:04:05.000Z',
    requestId: 'request-7',
    resources: ['https://shop.example/terms', 'ipfs://bafy/1'],
  },
  solana: {
    accountAddress: 'AHgC3nbWa4zVHfLsS8e3rzPuaCFoBqw3i3pE3EEuxZ1P',
    chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    domain: 'shop.example',
    uri: 'https://shop.example/login',
    version: '1',
    nonce: '5c1d0f4fd0a84c0e9a3d7c6f3be2a8d4',
    statement: 'Log in to the shop.',
    issuedAt: '2026-01-02T03:04:05.000Z',
    expirationTime: '2026-01-03T03:04:05.000Z',
    notBefore: '2026-01-02T03:04:05.000Z',
    requestId: 'request-7',
    resources: ['https://shop.example/terms', 'ipfs://bafy/1'],
  },
} as const satisfies Record<string, SiwxMessageData>
