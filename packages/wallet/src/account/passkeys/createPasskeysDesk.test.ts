import { expect, test, vi } from 'vitest'
import { createPasskeysDesk } from './createPasskeysDesk.js'

test.each([true, false])(
  'behavior: a guest whose passkey logs in (%s) is one no longer',
  async (isLogin) => {
    const onAdded = vi.fn(async () => {})
    const desk = createPasskeysDesk({
      auth: { add: async () => isLogin } as never,
      getApp: () => 'https://shop.example',
      onAdded,
      projectId: 'shop',
    })
    const ask = { creation: {}, name: 'Phone', type: 'passkey-add' } as never
    await desk.answer(ask, { isGuest: true, token: 't' } as never)
    expect(onAdded).toHaveBeenCalledTimes(isLogin ? 1 : 0)
  },
)
