import { stringToHex } from 'viem'
import { describe, expect, test } from 'vitest'
import { decodeMessage } from '../requests/decode/decodeMessage.js'
import { decodeTypedData } from '../requests/decode/decodeTypedData.js'
import { drawCard } from '../ui/drawCard.js'
import { drawView } from '../ui/drawView.js'
import { inEnglish } from '../ui/language/createLanguage.js'
import { english } from '../ui/language/translations/english.js'

const origin = 'https://shop.example'
const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const warning = 'The message contains hidden characters, shown as ⟨U+…⟩.'

/** What the person and a screen reader get of a message, warnings first. */
function read(message: string) {
  const { raw, view } = decodeMessage({
    message: stringToHex(message),
    origin,
    address,
    chainId: 1,
    strings: english,
  })
  const root = document.createElement('div')
  root.append(...drawView({ ...view, rows: [], raw }, english))
  const text = (testId: string) =>
    root.querySelector(`[data-testid=${testId}]`)?.textContent
  return {
    elements: [...root.querySelectorAll('[data-testid=message] *')].length,
    isWarned: text('warning') === warning,
    links: root.querySelectorAll('a, img, script, iframe, form').length,
    raw: text('raw'),
    text: text('message'),
  }
}

/** As it is: nothing in it can mislead. */
const plain = [
  'Hello',
  'Line one\nline two\n\nline four',
  'a\tb',
  '  spaces   stay  ',
  'Grüße, Ωmega, Привет, 世界, こんにちは, 한국어',
  'שלום עולם',
  'مرحبا بالعالم',
  'नमस्ते',
  'ไทย',
  'cafe\u0301',
  '👋🏽 🇨🇭 ❤️',
  '½ ² ∑ → “quotes” … –',
  '<b>bold</b>',
  '<img src=x onerror=alert(1)>',
  '<script>parent.postMessage("yes","*")</script>',
  '</pre><button>Approve</button>',
  '<!-- comment -->',
  '<svg onload=alert(1)>',
  '<style>*{display:none}</style>',
  '<iframe src="https://evil.test"></iframe>',
  '<a href="javascript:alert(1)">Approve</a>',
  '&lt;b&gt; &amp; &#x41; &nbsp;',
  'javascript:alert(1)',
  'https://evil.test/claim',
  '[Claim](https://evil.test) **now** _please_ `code`',
  '#{alert(1)} {{7*7}} <%= 1 %> %s %n',
  "'; DROP TABLE keys; --",
  '\\u202e \\n \\0',
  'constructor __proto__ toString',
  'null',
  '{"to":"0x0"}',
  // Of other alphabets: the origin is shown above it, as the browser has it.
  'раураl.com wants your money',
  'ехаmple.com',
  'ｆｕｌｌ ｗｉｄｔｈ',
  '𝐛𝐨𝐥𝐝 𝓈𝒸𝓇𝒾𝓅𝓉',
  'Z̷̢͝a̶l̸g̷o̵',
  '🏴‍☠️'.replace('\u200d', ''),
]

/** With what hides or reorders; made visible. */
const hidden: readonly (readonly [given: string, shown: string])[] = [
  ['pay \u202e001', 'pay ⟨U+202E⟩001'],
  ['pay \u202d001\u202c', 'pay ⟨U+202D⟩001⟨U+202C⟩'],
  ['\u202aa\u202b', '⟨U+202A⟩a⟨U+202B⟩'],
  ['\u2066a\u2069', '⟨U+2066⟩a⟨U+2069⟩'],
  ['\u2067a\u2068b\u2069', '⟨U+2067⟩a⟨U+2068⟩b⟨U+2069⟩'],
  ['a\u200eb\u200fc', 'a⟨U+200E⟩b⟨U+200F⟩c'],
  ['\u061ca', '⟨U+061C⟩a'],
  ['a\u200bb', 'a⟨U+200B⟩b'],
  ['a\u200cb\u200dc', 'a⟨U+200C⟩b⟨U+200D⟩c'],
  ['a\u2060b', 'a⟨U+2060⟩b'],
  ['\ufeffa', '⟨U+FEFF⟩a'],
  ['a\u00adb', 'a⟨U+00AD⟩b'],
  ['a\u180eb', 'a⟨U+180E⟩b'],
  ['a\u034fb', 'a⟨U+034F⟩b'],
  ['a\u115fb\u1160c', 'a⟨U+115F⟩b⟨U+1160⟩c'],
  ['a\u3164b\uffa0c', 'a⟨U+3164⟩b⟨U+FFA0⟩c'],
  ['a\u2800b', 'a⟨U+2800⟩b'],
  ['a\u2028b', 'a⟨U+2028⟩b'],
  ['a\u2029b', 'a⟨U+2029⟩b'],
  ['a\rb', 'a⟨U+000D⟩b'],
  ['a\r\nb', 'a⟨U+000D⟩\nb'],
  ['a\u0000b', 'a⟨U+0000⟩b'],
  ['a\u0008b\u007fc', 'a⟨U+0008⟩b⟨U+007F⟩c'],
  ['\u001b[2Jcleared', '⟨U+001B⟩[2Jcleared'],
  ['a\u0085b', 'a⟨U+0085⟩b'],
  ['a\u000bb\u000cc', 'a⟨U+000B⟩b⟨U+000C⟩c'],
  ['a\u{e0041}b', 'a⟨U+E0041⟩b'],
  ['a\u{e0100}b', 'a⟨U+E0100⟩b'],
  ['a\ue000b', 'a⟨U+E000⟩b'],
  ['a\u{1d173}b', 'a⟨U+1D173⟩b'],
  ['a\ufff9b\ufffb', 'a⟨U+FFF9⟩b⟨U+FFFB⟩'],
  ['a\u206fb', 'a⟨U+206F⟩b'],
  ['a\ufe00b', 'a⟨U+FE00⟩b'],
  ['<b>\u202e</b>', '<b>⟨U+202E⟩</b>'],
]

describe('a message on the card', () => {
  test.each(plain)('default: %j reads as it is', (message) => {
    expect(read(message)).toEqual({
      elements: 0,
      isWarned: false,
      links: 0,
      raw: stringToHex(message),
      text: message,
    })
  })

  test.each(hidden)(
    'behavior: %j reads %s, and is warned of',
    (given, shown) => {
      expect(read(given)).toEqual({
        elements: 0,
        isWarned: true,
        links: 0,
        raw: stringToHex(given),
        text: shown,
      })
    },
  )

  test('behavior: a long one is whole', () => {
    for (const message of ['x'.repeat(60_000), `${'\n'.repeat(500)}Pay.`])
      expect(read(message)).toMatchObject({ isWarned: false, text: message })
  })

  test('error: ten megabytes are not drawn', () => {
    expect(() => read('x'.repeat(10_485_760))).toThrow('too long')
  })

  test('behavior: the same in every part of structured data', () => {
    const evil = '<b>\u202e\u200b</b>'
    const { view } = decodeTypedData({
      address: `0x${'1'.repeat(40)}`,
      chainId: 1,
      strings: english,
      data: {
        domain: { name: evil, chainId: 1 },
        types: {
          [evil.slice(0, 2)]: [],
          Mail: [{ name: '<b>x</b>', type: 'string' }],
        },
        primaryType: 'Mail',
        message: { '<b>x</b>': evil },
      },
    })
    const root = document.createElement('div')
    root.append(...drawView(view, english))
    const tree = root.querySelector('[data-testid=tree]')
    expect(tree?.querySelectorAll('b').length).toBe(0)
    expect(tree?.textContent).toBe(
      'Domainname<b>⟨U+202E⟩⟨U+200B⟩</b>chainId1Mail<b>x</b><b>⟨U+202E⟩⟨U+200B⟩</b>',
    )
  })

  test('behavior: the name of the app is a claim on one short line', () => {
    const { element } = drawCard({
      appName: `Bank\u202e\n<b>${'x'.repeat(99)}`,
      language: inEnglish,
      notice: undefined,
      origin,
    })
    expect(element.querySelector('.caption')?.textContent).toBe(
      `Calls itself “Bank<b>${'x'.repeat(24)}…”`,
    )
    expect(element.querySelectorAll('b').length).toBe(0)
    expect(element.querySelector('.origin')?.textContent).toBe(origin)
  })
})
