import { createSiwxMessage } from '../../../src/siwx/createSiwxMessage.js'
import type { SiwxMessageData } from '../../../src/siwx/types.js'
import { createSigners } from '../../setup/siwx/createSigners.js'

/** A sign-in that is accepted: the control of every case. */
export type Right = {
  data: SiwxMessageData
  now: number
  /** Account of another key. */
  otherAddress: string
  text: string
  sign(message: string): Promise<string>
}

const [owner, other] = [createSigners(0x11), createSigners(0x22)]

/** The right sign-in of a namespace, with a nonce. */
export function createRight(
  namespace: 'eip155' | 'solana',
  parameters: { nonce: string; now: number },
): Right {
  const { nonce, now } = parameters
  const { accountAddress, chainId, sign } = owner[namespace]
  const data: SiwxMessageData = {
    accountAddress,
    chainId,
    domain: 'shop.example',
    uri: 'https://shop.example/login',
    version: '1',
    nonce,
    statement: 'Log in to the shop.',
    issuedAt: new Date(now).toISOString(),
    expirationTime: new Date(now + 3_600_000).toISOString(),
    notBefore: new Date(now).toISOString(),
    resources: ['https://shop.example/terms'],
  }
  return {
    data,
    now,
    otherAddress: other[namespace].accountAddress,
    text: createSiwxMessage(data),
    sign,
  }
}
