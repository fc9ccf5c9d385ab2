import { expect } from '@playwright/test'
import { createPublicClient, erc20Abi, http, parseEther } from 'viem'
import type { E2eState } from './state.js'

export type Services = ReturnType<typeof createServices>

/** Creates the client with which tests read and control the local services. */
export function createServices(local: E2eState) {
  const client = createPublicClient({
    transport: http(local.chains[0]?.rpcUrl),
  })
  const post = async (path: string, body: unknown) => {
    const response = await fetch(`${local.urls.mailbox}/control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return response.json()
  }
  const balanceOf = (
    token: E2eState['tokens']['usd'],
    address: `0x${string}`,
  ) =>
    client.readContract({
      abi: erc20Abi,
      address: token.address,
      functionName: 'balanceOf',
      args: [address],
    })
  async function mails(to: string) {
    const url = `${local.urls.mailbox}/mails.json?to=${encodeURIComponent(to)}`
    const { mails } = await (await fetch(url)).json()
    return mails as {
      code?: string
      link?: string
      subject: string
      text: string
    }[]
  }
  return {
    client,
    mails,
    fault: (fault: {
      service: 'api' | 'solana' | 'wallet'
      mode: string
      ms?: number
      path?: string
    }) => post('fault', fault),
    /** Moves the price of a pool, empties it, or restores it. */
    steerPool: (body: object) => post('pool', body),
    /** Mints an NFT for an account. */
    mintNft: (address: string) => post('nft', { address }),
    /** Registers a name of the local ENS. */
    registerName: (local: object) => post('name', local),
    /** Adds a smart session to an account. */
    addSession: (address: string) => post('session', { address }),
    /** Triggers faults of the WalletConnect relay. */
    steerRelay: (body: object): Promise<{ sockets: number }> =>
      post('relay', body),
    /** Sets features of the project, as its dashboard would. */
    setFeatures: (features: object[]) => post('project', { features }),
    /** Controls the users of the social login providers and what they do. */
    steerProvider: (body: object): Promise<{ sub?: string }> =>
      post('provider', body),
    /** Controls time and faults of the Solana chain. */
    steerSolana: (body: object) => post('solana', body),
    fund: (address: string) => post('fund', { address }),
    heal: () => post('heal', {}),
    advance: (ms: number) => post('advance', { ms }),
    async code(to: string) {
      await expect
        .poll(async () => (await mails(to)).find((mail) => mail.code)?.code, {
          intervals: [100],
        })
        .toMatch(/^\d{6}$/)
      return (await mails(to)).find((mail) => mail.code)?.code as string
    },
    usd: (address: `0x${string}`) => balanceOf(local.tokens.usd, address),
    gold: (address: `0x${string}`) => balanceOf(local.tokens.gold, address),
    native: (address: `0x${string}`) => client.getBalance({ address }),
    one: parseEther('1'),
  }
}
