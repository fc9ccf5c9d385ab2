import { createPublicClient, http, parseEther, toHex } from 'viem'
import {
  approve,
  test as base,
  expect,
  frameOf,
  newReceiver,
} from '../e2e/fixtures.js'
import { getDevAccount } from './injectWallet.js'
import { logIn, openHarness, readConnection } from './openHarness.js'
import { readMethods, recordFrame } from './recordFrame.js'

/** Every test starts with a user who is logged in on the harness page. */
const test = base.extend<{ user: { address: `0x${string}`; email: string } }>({
  user: async ({ local, page, services }, use) => {
    await recordFrame(page, local)
    await openHarness(page, local)
    await use(await logIn(page, services))
  },
})

const dialog = 'dialog[data-latchkey-frame]'
const typedData = {
  types: {
    Mail: [
      { name: 'to', type: 'address' },
      { name: 'text', type: 'string' },
      { name: 'count', type: 'uint256' },
    ],
  },
  primaryType: 'Mail',
  message: {
    to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    text: 'Hello',
    count: 2n ** 200n,
  },
} as const

test.describe('connect', () => {
  test('default: connects, reconnects after a reload, and disconnects for good @kept', async ({
    local,
    page,
    user,
  }) => {
    const connected = {
      address: user.address,
      chainId: 31337,
      connector: 'ID_AUTH',
      status: 'connected',
    }
    expect(await readConnection(page)).toEqual(connected)

    await openHarness(page, local)
    await expect(page.locator('iframe')).toHaveCount(0)
    const connections = await page.evaluate(async () => {
      const connections = await harness.wagmi.reconnect(made.config)
      return connections.map(({ accounts, chainId }) => ({ accounts, chainId }))
    })
    expect(connections).toEqual([{ accounts: [user.address], chainId: 31337 }])
    expect(await readConnection(page)).toEqual(connected)

    await page.evaluate(() => harness.wagmi.disconnect(made.config))
    expect((await readConnection(page)).status).toBe('disconnected')
    await openHarness(page, local)
    const left = await page.evaluate(() => harness.wagmi.reconnect(made.config))
    expect(left).toEqual([])
    await expect(page.locator('iframe')).toHaveCount(0)
  })

  test('default: connects again with a stored login @kept @long', async ({
    local,
    page,
    user,
  }) => {
    await openHarness(page, local)
    const result = await page.evaluate(() =>
      harness.wagmi.connect(made.config, {
        chainId: 31338,
        connector: made.connector,
      }),
    )
    expect(result).toEqual({ accounts: [user.address], chainId: 31338 })
    expect(await readConnection(page)).toMatchObject({ chainId: 31338 })
  })

  base('error: without a login nothing is loaded', async ({ local, page }) => {
    const asked: string[] = []
    const { origin } = new URL(local.hosts.frame)
    page.on('request', (request) => {
      if (request.url().startsWith(origin)) asked.push(request.url())
    })
    await openHarness(page, local)
    const { error } = await page.evaluate(() =>
      harness.settle(
        harness.wagmi.connect(made.config, {
          connector: made.connector,
        }),
      ),
    )
    expect(error).toMatchObject({
      code: 'LOGIN_REQUIRED',
      kit: true,
      name: 'LoginRequiredError',
    })
    expect((await readConnection(page)).status).toBe('disconnected')
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(asked).toEqual([])
  })

  base(
    'behavior: waits for the login that a UI leads @long',
    async ({ local, page, services }) => {
      await openHarness(page, local)
      const connecting = page.evaluate(() => {
        made.kit.frame?.claimLogin()
        return harness.settle(
          harness.wagmi.connect(made.config, {
            connector: made.connector,
          }),
        )
      })
      await page.waitForFunction(
        () => made.config.state.status === 'connecting',
      )
      const { address } = await logIn(page, services)
      const { value } = await connecting
      expect(value).toEqual({ accounts: [address], chainId: 31337 })
      expect(await readConnection(page)).toMatchObject({
        address,
        status: 'connected',
      })
    },
  )

  base(
    'error: a UI that gives up ends the wait @long',
    async ({ local, page }) => {
      await openHarness(page, local)
      const { error } = await page.evaluate(async () => {
        const release = made.kit.frame?.claimLogin()
        const connecting = harness.settle(
          harness.wagmi.connect(made.config, {
            connector: made.connector,
          }),
        )
        const isEarly = await Promise.race([
          connecting.then(() => true),
          new Promise((resolve) => setTimeout(resolve, 100, false)),
        ])
        release?.()
        if (isEarly) throw new Error('It has not waited')
        return connecting
      })
      expect(error?.name).toBe('LoginRequiredError')
      await expect(page.locator('iframe')).toHaveCount(0)
    },
  )
})

test.describe('chain', () => {
  test('default: switches to the other chain and back', async ({
    page,
    user,
  }) => {
    const read = () =>
      page.evaluate(async () => {
        const { ask, config, connector, kit } = made
        return {
          asked: await (await kit.frame?.open())?.getChainId(),
          connector: await connector.getChainId(),
          provider: Number(await ask('eth_chainId')),
          wagmi: harness.wagmi.getConnection(config).chainId,
          app: harness.wagmi.getChainId(config),
        }
      })
    const all = (id: number) => ({
      app: id,
      asked: id,
      connector: id,
      provider: id,
      wagmi: id,
    })
    for (const id of [31338, 31337]) {
      const chain = await page.evaluate(
        (chainId) => harness.wagmi.switchChain(made.config, { chainId }),
        id,
      )
      expect(chain.id).toBe(id)
      expect(await read()).toEqual(all(id))
    }
    expect((await readConnection(page)).address).toBe(user.address)
  })

  test('error: a chain that is not configured @long', async ({
    local,
    page,
    user,
  }) => {
    const { error } = await page.evaluate(() =>
      harness.settle(
        harness.wagmi.switchChain(made.config, { chainId: 424242 }),
      ),
    )
    expect(error?.code).toBe(4902)
    expect(await readConnection(page)).toMatchObject({
      address: user.address,
      chainId: 31337,
    })
    expect(await readMethods(page, local)).toEqual([])
  })

  test('error: a chain that the frame does not support @kept @long', async ({
    local,
    page,
    user,
  }) => {
    const more = { ...local.chains[0], id: 424242, name: 'Only here' }
    await page.route('**/local.json', (route) =>
      route.fulfill({ json: { ...local, chains: [...local.chains, more] } }),
    )
    await openHarness(page, local)
    const { error } = await page.evaluate(async () => {
      await harness.wagmi.reconnect(made.config)
      return harness.settle(
        harness.wagmi.switchChain(made.config, { chainId: 424242 }),
      )
    })
    expect(error?.code).toBe(4902)
    expect(await readConnection(page)).toMatchObject({
      address: user.address,
      chainId: 31337,
      status: 'connected',
    })
  })

  test('behavior: raw requests to switch and add chains (EIP-3326, EIP-3085) @long', async ({
    page,
    user,
  }) => {
    const ask = (method: string, chainId: unknown) =>
      page.evaluate(
        ({ chainId, method }) =>
          harness.settle(made.ask(method, [{ chainId }])),
        { chainId, method },
      )
    const switched = await ask('wallet_switchEthereumChain', toHex(31338))
    expect(switched.value).toBe(null)
    expect((await readConnection(page)).chainId).toBe(31338)
    const added = await ask('wallet_addEthereumChain', toHex(31337))
    expect(added.value).toBe(null)
    expect((await readConnection(page)).chainId).toBe(31337)
    for (const method of [
      'wallet_switchEthereumChain',
      'wallet_addEthereumChain',
    ]) {
      expect((await ask(method, toHex(424242))).error?.code).toBe(4902)
      expect((await ask(method, 31338)).error?.code).toBe(-32602)
    }
    expect(await readConnection(page)).toMatchObject({
      address: user.address,
      chainId: 31337,
    })
  })
})

test.describe('client', () => {
  test('default: reads go through the frame and agree with the chain @long', async ({
    local,
    page,
    services,
    user,
  }) => {
    const token = local.tokens.usd.address
    const read = await page.evaluate(
      async ({ address, token }) => {
        const { viem, viemActions, wagmi } = harness
        const client = await wagmi.getConnectorClient(made.config)
        return {
          account: client.account.address,
          chain: client.chain.id,
          block: await viemActions.getBlockNumber(client),
          balance: await viemActions.getBalance(client, { address }),
          nonce: await viemActions.getTransactionCount(client, { address }),
          gas: await viemActions.estimateGas(client, { to: address }),
          usd: await viemActions.readContract(client, {
            abi: viem.erc20Abi,
            address: token,
            functionName: 'balanceOf',
            args: [address],
          }),
          wallet: (await wagmi.getWalletClient(made.config)).account.address,
        }
      },
      { address: user.address, token },
    )
    expect(read).toMatchObject({
      account: user.address,
      balance: await services.native(user.address),
      chain: 31337,
      nonce: 0,
      usd: 1_000_000_000n,
      wallet: user.address,
    })
    expect(read.block).toBeGreaterThan(0n)
    expect(read.block).toBeLessThanOrEqual(
      await services.client.getBlockNumber({ cacheTime: 0 }),
    )
    expect(read.gas).toBe(21_000n)
    expect(new Set(await readMethods(page, local))).toEqual(
      new Set([
        'eth_blockNumber',
        'eth_call',
        'eth_estimateGas',
        'eth_getBalance',
        'eth_getTransactionCount',
      ]),
    )
  })

  test('error: keeps the revert reason of a contract @long', async ({
    local,
    page,
    user,
  }) => {
    const { error } = await page.evaluate(
      async ({ address, token }) => {
        const { settle, viem, viemActions, wagmi } = harness
        const client = await wagmi.getConnectorClient(made.config)
        return settle(
          viemActions.simulateContract(client, {
            abi: viem.erc20Abi,
            account: address,
            address: token,
            functionName: 'transfer',
            args: [token, 1_000_000_001n],
          }),
        )
      },
      { address: user.address, token: local.tokens.usd.address },
    )
    expect(error?.causes.map(({ name }) => name)).toContain(
      'ContractFunctionRevertedError',
    )
    expect(error?.message).toContain('transfer amount exceeds balance')
  })

  test('default: estimates and reads through wagmi @long', async ({
    local,
    page,
    services,
    user,
  }) => {
    const to = newReceiver()
    const read = await page.evaluate(
      async ({ address, to, token }) => {
        const { viem, wagmi } = harness
        return {
          balance: await wagmi.getBalance(made.config, { address }),
          fees: await wagmi.estimateFeesPerGas(made.config),
          gas: await wagmi.estimateGas(made.config, { to, value: 1n }),
          usd: await wagmi.readContract(made.config, {
            abi: viem.erc20Abi,
            address: token,
            functionName: 'balanceOf',
            args: [address],
          }),
        }
      },
      { address: user.address, to, token: local.tokens.usd.address },
    )
    expect(read.balance.value).toBe(await services.native(user.address))
    expect(read.gas).toBe(
      await services.client.estimateGas({
        account: user.address,
        to,
        value: 1n,
      }),
    )
    expect(read.fees.maxFeePerGas).toBeGreaterThan(0n)
    expect(read.usd).toBe(1_000_000_000n)
  })

  test('error: a client for a chain other than the one of the wallet @long', async ({
    page,
    user,
  }) => {
    const { error } = await page.evaluate(() =>
      harness.settle(
        harness.wagmi.getConnectorClient(made.config, { chainId: 31338 }),
      ),
    )
    expect(error?.name).toBe('ConnectorChainMismatchError')
    const other = await page.evaluate(
      (account) =>
        harness.settle(
          harness.wagmi.getConnectorClient(made.config, { account }),
        ),
      newReceiver(),
    )
    expect(other.error?.name).toBe('ConnectorAccountNotFoundError')
    expect((await readConnection(page)).address).toBe(user.address)
  })

  test('behavior: answers fifty reads at once @long', async ({
    local,
    page,
    services,
    user,
  }) => {
    const addresses = [
      user.address,
      ...Array.from({ length: 9 }, (_, index) => getDevAccount(index).address),
      ...Array.from({ length: 40 }, newReceiver),
    ]
    const balances = await page.evaluate(
      (addresses) =>
        Promise.all(
          addresses.map((one) => made.ask('eth_getBalance', [one, 'latest'])),
        ),
      addresses,
    )
    const real = await Promise.all(addresses.map(services.native))
    expect(balances.map((one) => BigInt(one as string))).toEqual(real)
    expect(await readMethods(page, local)).toHaveLength(50)
  })
})

test.describe('sign', () => {
  test('default: a message, verified by viem @long', async ({
    page,
    services,
    user,
  }) => {
    const message = 'Latchkey says hello: ä € 🗝'
    const signing = page.evaluate(
      (message) => harness.wagmi.signMessage(made.config, { message }),
      message,
    )
    await expect(frameOf(page).getByTestId('message')).toHaveText(message)
    await approve(page)
    const signature = await signing
    const { address } = user
    const { client } = services
    expect(await client.verifyMessage({ address, message, signature })).toBe(
      true,
    )
    await expect(page.locator(dialog)).toBeHidden()
  })

  test('default: typed data, verified by viem @long', async ({
    local,
    page,
    services,
    user,
  }) => {
    const data = {
      ...typedData,
      domain: {
        ...{ name: 'Post', version: '1', chainId: 31337 },
        verifyingContract: local.tokens.usd.address,
      },
    } as const
    const signing = page.evaluate(
      (data) => harness.wagmi.signTypedData(made.config, data),
      data,
    )
    await approve(page)
    const signature = await signing
    const { address } = user
    const isValid = await services.client.verifyTypedData({
      ...data,
      address,
      signature,
    })
    expect(isValid).toBe(true)
  })

  test('error: typed data for another chain never reaches the frame', async ({
    local,
    page,
    user,
  }) => {
    const { error } = await page.evaluate(
      (data) => harness.settle(harness.wagmi.signTypedData(made.config, data)),
      { ...typedData, domain: { name: 'Post', chainId: 31338 } },
    )
    expect(error?.causes.map(({ code }) => code)).toContain(-32602)
    expect(await readMethods(page, local)).toEqual([])
    expect((await readConnection(page)).address).toBe(user.address)
  })

  test('error: rejected by the user', async ({ page, user }) => {
    const signing = page.evaluate(() =>
      harness.settle(harness.wagmi.signMessage(made.config, { message: 'No' })),
    )
    await frameOf(page).getByTestId('reject').click()
    const { error } = await signing
    expect(error?.causes).toContainEqual({
      code: 4001,
      name: 'UserRejectedRequestError',
    })
    await expect(page.locator(dialog)).toBeHidden()
    expect((await readConnection(page)).address).toBe(user.address)
  })
})

test.describe('send', () => {
  test('default: native, exact to the wei @long', async ({
    page,
    services,
    user,
  }) => {
    const to = newReceiver()
    const value = parseEther('1.000000000000000001')
    const before = await services.native(user.address)
    const sending = page.evaluate(
      async ({ to, value }) => {
        const { wagmi } = harness
        const hash = await wagmi.sendTransaction(made.config, { to, value })
        return wagmi.waitForTransactionReceipt(made.config, {
          checkReplacement: false,
          hash,
        })
      },
      { to, value },
    )
    await expect(frameOf(page).getByTestId('amount')).toContainText(
      '1.000000000000000001 ETH',
    )
    await approve(page)
    const receipt = await sending
    expect(receipt.status).toBe('success')
    expect(await services.native(to)).toBe(value)
    expect(await services.native(user.address)).toBe(
      before - value - receipt.gasUsed * receipt.effectiveGasPrice,
    )
  })

  test('default: writes to a contract @long', async ({
    local,
    page,
    services,
    user,
  }) => {
    const to = newReceiver()
    const writing = page.evaluate(
      async ({ to, token }) => {
        const { viem, wagmi } = harness
        const hash = await wagmi.writeContract(made.config, {
          abi: viem.erc20Abi,
          address: token,
          functionName: 'transfer',
          args: [to, 1_234_567n],
        })
        return wagmi.waitForTransactionReceipt(made.config, {
          checkReplacement: false,
          hash,
        })
      },
      { to, token: local.tokens.usd.address },
    )
    await expect(frameOf(page).getByTestId('amount')).toContainText('1.234567')
    await approve(page)
    expect((await writing).status).toBe('success')
    expect(await services.usd(to)).toBe(1_234_567n)
    expect(await services.usd(user.address)).toBe(998_765_433n)
  })

  test('behavior: switching chains under an open approval does not move the transaction @long', async ({
    local,
    page,
    services,
    user,
  }) => {
    const to = newReceiver()
    const value = services.one
    const sending = page.evaluate(
      ({ to, value }) =>
        harness.settle(
          harness.wagmi.sendTransaction(made.config, { to, value }),
        ),
      { to, value },
    )
    await expect(frameOf(page).getByTestId('chain')).toContainText('31337')
    await page.evaluate(() =>
      harness.wagmi.switchChain(made.config, { chainId: 31338 }),
    )
    expect((await readConnection(page)).chainId).toBe(31338)
    await expect(frameOf(page).getByTestId('chain')).toContainText('31337')
    await approve(page)
    const { value: hash } = await sending
    const receipt = await services.client.waitForTransactionReceipt({
      checkReplacement: false,
      hash: hash as `0x${string}`,
    })
    expect(receipt.status).toBe('success')
    expect(await services.native(to)).toBe(value)
    const two = createPublicClient({ transport: http(local.chains[1]?.rpcUrl) })
    expect(await two.getBalance({ address: to })).toBe(0n)
    expect(await two.getTransactionCount(user)).toBe(0)
  })

  test('behavior: switching chains right after a request does not move the request @long', async ({
    local,
    page,
    services,
    user,
  }) => {
    const to = newReceiver()
    const sending = page.evaluate((to) => {
      const { settle, wagmi } = harness
      const request = { to, value: '0x7' }
      const sending = made.ask('eth_sendTransaction', [request])
      const switching = wagmi.switchChain(made.config, { chainId: 31338 })
      return Promise.all([settle(sending), settle(switching)])
    }, to)
    await expect(frameOf(page).getByTestId('chain')).toContainText('31337')
    await page.waitForFunction(
      () => harness.wagmi.getConnection(made.config).chainId === 31338,
    )
    await approve(page)
    const [{ value: hash }] = await sending
    await services.client.waitForTransactionReceipt({
      checkReplacement: false,
      hash: hash as `0x${string}`,
    })
    expect(await services.native(to)).toBe(7n)
    const two = createPublicClient({ transport: http(local.chains[1]?.rpcUrl) })
    expect(await two.getBalance({ address: to })).toBe(0n)
    expect(await two.getTransactionCount(user)).toBe(0)
  })

  test('behavior: raw transactions are sent on their own chain only', async ({
    local,
    page,
    services,
    user,
  }) => {
    const sender = getDevAccount(7)
    const to = newReceiver()
    const sign = async (chainId: number) =>
      sender.signTransaction({
        chainId,
        gas: 21_000n,
        maxFeePerGas: 10n ** 10n,
        maxPriorityFeePerGas: 1n,
        nonce: await services.client.getTransactionCount(sender),
        to,
        value: 5n,
      })
    const send = (raw: string) =>
      page.evaluate(
        (raw) => harness.settle(made.ask('eth_sendRawTransaction', [raw])),
        raw,
      )
    for (const raw of [await sign(31338), '0x1234'])
      expect((await send(raw)).error?.code).toBe(-32602)
    expect(await readMethods(page, local)).toEqual([])
    const { value: hash } = await send(await sign(31337))
    await services.client.waitForTransactionReceipt({
      checkReplacement: false,
      hash: hash as `0x${string}`,
    })
    expect(await services.native(to)).toBe(5n)
    expect(await readMethods(page, local)).toEqual(['eth_sendRawTransaction'])
    expect((await readConnection(page)).address).toBe(user.address)
  })
})

test.describe('rejected', () => {
  test('error: unlisted methods are never posted', async ({
    local,
    page,
    user,
  }) => {
    const { error } = await page.evaluate(
      (address) =>
        harness.settle(
          harness.wagmi.watchAsset(made.config, {
            type: 'ERC20',
            options: { address, decimals: 6, symbol: 'USDL' },
          }),
        ),
      local.tokens.usd.address,
    )
    // Nothing on the page could ask the user.
    expect(error?.code).toBe(4200)
    const codes = await page.evaluate(async (address) => {
      const methods = [
        'eth_sign',
        'eth_signTransaction',
        'eth_signTypedData',
        'ETH_CHAINID',
        'personal_sign ',
        'anvil_setBalance',
        'constructor',
      ]
      const outcomes = methods.map((method) =>
        harness.settle(made.ask(method, [address, '0x00'])),
      )
      return (await Promise.all(outcomes)).map(({ error }) => error?.code)
    }, user.address)
    expect(codes).toEqual(Array.from({ length: 7 }, () => 4200))
    expect(await readMethods(page, local)).toEqual([])
    await expect(page.locator(dialog)).toBeHidden()
  })

  test('error: for another account @long', async ({
    local,
    page,
    services,
    user,
  }) => {
    const ask = (method: string, params: unknown[]) =>
      page.evaluate(
        ({ method, params }) => harness.settle(made.ask(method, params)),
        { method, params },
      )
    const other = getDevAccount(0).address
    const to = newReceiver()
    const transaction = { from: other, to, value: '0x1' }
    const sent = await ask('eth_sendTransaction', [transaction])
    expect(sent.error?.code).toBe(4100)
    expect(await readMethods(page, local)).toEqual([])
    const data = JSON.stringify({
      ...typedData,
      message: { ...typedData.message, count: '1' },
      domain: { chainId: 31337 },
    })
    const message = await ask('personal_sign', ['0x1234', other])
    expect(message.error?.code).toBe(4100)
    const typed = await ask('eth_signTypedData_v4', [other, data])
    expect(typed.error?.code).toBe(4100)
    await expect(page.locator(dialog)).toBeHidden()
    expect(await services.native(to)).toBe(0n)
    expect((await readConnection(page)).address).toBe(user.address)
  })

  test('error: after a disconnect @long', async ({ local, page, user }) => {
    const before = await readMethods(page, local)
    const outcome = await page.evaluate(async (address) => {
      const { settle, wagmi } = harness
      const { ask, connector } = made
      await wagmi.disconnect(made.config)
      return {
        accounts: await ask('eth_accounts'),
        asked: await settle(ask('eth_requestAccounts')),
        connected: await settle(wagmi.connect(made.config, { connector })),
        raw: await settle(ask('personal_sign', ['0x12', address])),
        read: await settle(ask('eth_blockNumber')),
        signed: await settle(
          wagmi.signMessage(made.config, { message: 'Hello' }),
        ),
      }
    }, user.address)
    expect(outcome.accounts).toEqual([])
    expect(outcome.asked.error?.code).toBe(4100)
    expect(outcome.connected.error?.name).toBe('LoginRequiredError')
    expect(outcome.raw.error?.code).toBe(4900)
    expect(outcome.read.error?.code).toBe(4900)
    expect(outcome.signed.error?.name).toBe('ConnectorNotConnectedError')
    expect(await readMethods(page, local)).toEqual(before)
  })
})

test.describe('events', () => {
  test('default: EIP-1193 events from connect to disconnect @kept @long', async ({
    local,
    page,
    services,
    user,
  }) => {
    await openHarness(page, local)
    await page.evaluate(async () => {
      const { on } = (await made.connector.getProvider()) as {
        on(name: string, listener: (value: unknown) => void): void
      }
      const events: unknown[] = []
      Object.assign(globalThis, { events })
      for (const name of ['connect', 'accountsChanged', 'chainChanged'])
        on(name, (value) => events.push([name, value]))
      on('disconnect', (error) =>
        events.push(['disconnect', (error as { code: number }).code]),
      )
      await harness.wagmi.reconnect(made.config)
      await harness.wagmi.switchChain(made.config, { chainId: 31338 })
      await harness.wagmi.switchChain(made.config, { chainId: 31338 })
    })
    const second = await logIn(page, services)
    expect(second.address).not.toBe(user.address)
    expect(await readConnection(page)).toMatchObject({
      address: second.address,
      chainId: 31338,
      status: 'connected',
    })
    const events = await page.evaluate(async () => {
      await harness.wagmi.disconnect(made.config)
      return (globalThis as unknown as { events: unknown[] }).events
    })
    expect(events).toEqual([
      ['connect', { chainId: toHex(31337) }],
      ['chainChanged', toHex(31338)],
      ['accountsChanged', [second.address]],
      ['accountsChanged', []],
      ['disconnect', 4900],
    ])
  })
})

test.describe('open approval', () => {
  test('behavior: ends when the account changes @long', async ({
    page,
    services,
    user,
  }) => {
    const message = 'For one person only'
    const sign = () =>
      page.evaluate(
        (message) =>
          harness.settle(harness.wagmi.signMessage(made.config, { message })),
        message,
      )
    const signing = sign()
    await expect(frameOf(page).getByTestId('message')).toHaveText(message)
    const second = await logIn(page, services)
    expect(second.address).not.toBe(user.address)
    const { error } = await signing
    expect(error?.code).toBe(4100)
    await expect(page.locator(dialog)).toBeHidden()

    const again = sign()
    await approve(page)
    const signature = (await again).value as `0x${string}`
    const { address } = second
    expect(
      await services.client.verifyMessage({ address, message, signature }),
    ).toBe(true)
  })

  test('behavior: ends when another tab signs out @kept', async ({
    context,
    local,
    page,
    user,
  }) => {
    const second = await context.newPage()
    await openHarness(second, local)
    await second.evaluate(() => harness.wagmi.reconnect(made.config))
    expect((await readConnection(second)).address).toBe(user.address)
    const signing = page.evaluate(() =>
      harness.settle(harness.wagmi.signMessage(made.config, { message: 'Hi' })),
    )
    await expect(frameOf(page).getByTestId('message')).toHaveText('Hi')
    await second.evaluate(() => harness.wagmi.disconnect(made.config))
    const { error } = await signing
    expect(error?.code).toBe(4100)
    await expect(page.locator(dialog)).toBeHidden()
    await page.waitForFunction(
      () => harness.wagmi.getConnection(made.config).status === 'disconnected',
    )
  })

  const endings = {
    signal: () => (globalThis as unknown as { end(): void }).end(),
    unmount: () => (globalThis as unknown as { unmount(): void }).unmount(),
    removal: () =>
      document.querySelector('dialog[data-latchkey-frame]')?.remove(),
  }
  for (const [name, end] of Object.entries(endings))
    test(`behavior: ends by ${name}, and the next try works${name === 'removal' ? ' @kept' : ''} @long`, async ({
      local,
      page,
      services,
      user,
    }) => {
      const sign = (message: string) =>
        page.evaluate(
          async ({ address, message }) => {
            const { settle, viem } = harness
            const controller = new AbortController()
            Object.assign(globalThis, {
              end: () => controller.abort(),
              unmount: made.kit.mount(),
            })
            const params = [viem.stringToHex(message), address]
            return settle(made.ask('personal_sign', params, controller))
          },
          { address: user.address, message },
        )
      const first = sign('first')
      await expect(frameOf(page).getByTestId('message')).toHaveText('first')
      await page.evaluate(end)
      const { error } = await first
      expect(error).toMatchObject({ code: 'FRAME_REQUEST_ABORTED', kit: true })
      await expect(page.locator(dialog)).toBeHidden()

      const second = sign('second')
      await expect(frameOf(page).getByTestId('message')).toHaveText('second')
      await approve(page)
      const isValid = await services.client.verifyMessage({
        address: user.address,
        message: 'second',
        signature: (await second).value as `0x${string}`,
      })
      expect(isValid).toBe(true)
      expect(await readMethods(page, local)).not.toHaveLength(0)
    })
})
