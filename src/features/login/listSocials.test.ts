import { describe, expect, test } from 'vitest'
import type { SocialProvider } from '../../core/features/features.js'
import { getTelegramSystem } from './getTelegramSystem.js'
import { listSocials } from './listSocials.js'

const usual: readonly SocialProvider[] = [
  'google',
  'x',
  'discord',
  'farcaster',
  'github',
  'apple',
  'facebook',
]

describe('listSocials', () => {
  test('default', () => {
    expect(listSocials()).toEqual({
      all: usual,
      hasMore: true,
      icons: ['x', 'discord', 'farcaster', 'github'],
      wide: 'google',
    })
  })

  test('param: order', () => {
    const create = [
      'google',
      'x',
      'farcaster',
      'discord',
      'apple',
      'github',
      'facebook',
    ]
    expect(listSocials({ order: 'create' }).all).toEqual(create)
    expect(listSocials({ order: 'create', socials: usual }).all).toEqual(create)
    // A custom order of the project is kept.
    const socials = ['github', 'apple', 'google'] as const
    expect(listSocials({ order: 'create', socials }).all).toEqual(socials)
  })

  test.each<[number, string | undefined, number, boolean]>([
    [0, undefined, 0, false],
    [1, 'google', 0, false],
    [2, undefined, 2, false],
    [3, 'google', 2, false],
    [5, 'google', 4, false],
    [6, 'google', 5, false],
    [7, 'google', 4, true],
  ])('param: socials, %i of them', (count, wide, icons, hasMore) => {
    const shown = listSocials({ socials: usual.slice(0, count) })
    expect(shown.wide).toBe(wide)
    expect(shown.icons).toEqual(
      usual.slice(wide ? 1 : 0, (wide ? 1 : 0) + icons),
    )
    expect(shown.hasMore).toBe(hasMore)
  })

  test.each([
    [false, []],
    [['evil', 'google', 'google'], ['google']],
  ])('param: socials %j', (socials, all) => {
    expect(listSocials({ socials: socials as never }).all).toEqual(all)
  })

  test.each([
    ['ios', ['google']],
    ['mac', ['x']],
    ['android', ['x', 'facebook']],
    [undefined, []],
  ] as const)('param: telegram %s', (telegram, hidden) => {
    const { all } = listSocials({ telegram })
    expect(usual.filter((name) => !all.includes(name))).toEqual(hidden)
  })
})

describe('getTelegramSystem', () => {
  const inside = { TelegramWebviewProxy: {} }
  test.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)', inside, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', inside, 'mac'],
    ['Mozilla/5.0 (Linux; Android 15)', inside, 'android'],
    ['Mozilla/5.0 (Windows NT 10.0)', inside, undefined],
    // A phone outside Telegram hides nothing.
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)', {}, undefined],
    ['Mozilla/5.0 (Linux; Android 15)', {}, undefined],
  ])('default: %s %j', (userAgent, page, system) => {
    expect(getTelegramSystem({ userAgent }, page)).toBe(system)
  })
})
