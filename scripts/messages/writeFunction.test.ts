// biome-ignore-all lint/suspicious/noTemplateCurlyInString: The code is text here.
import { expect, test } from 'vitest'
import { readMessage } from './readMessage.js'
import { readSignature } from './readSignature.js'
import { type Helper, writeFunction } from './writeFunction.js'

/** Code of a translation, or of English itself. */
function write(
  message: string,
  options: { declared?: string; english?: string; locale?: string } = {},
) {
  const { declared, english = message, locale = 'en' } = options
  const helpers = new Set<Helper>()
  const signature = readSignature(readMessage(english), declared)
  const code = writeFunction(readMessage(message), signature, {
    helpers,
    isRightToLeft: locale === 'he',
    locale,
    types: locale === 'en',
    findText: (key) => (key === 'yourWallet' ? 'your wallet' : undefined),
  })
  return { code, helpers: [...helpers] }
}

test.each([
  ['Open {wallet}', '(wallet: string) => `Open ${wallet}`'],
  ['{wallet}', '(wallet: string) => wallet'],
  ['{count, number}', '(count: number) => `${count}`'],
  [
    '{address} · {network}',
    '({ address, network }: { address: string; network: string }) => `${address} · ${network}`',
  ],
  [
    '{count, plural, one {# call} other {# calls}}',
    '(count: number) => count === 1 ? `${count} call` : `${count} calls`',
  ],
  [
    '{subject, select, none {Sent} other {{subject} sent}}',
    '(subject?: string) => subject ? `${subject} sent` : "Sent"',
  ],
  [
    "It''s `{a}` and ${b}",
    "({ a, b }: { a: string; b: string }) => `It's \\`${a}\\` and $${b}`",
  ],
])('default: %s', (message, code) => {
  expect(write(message).code).toBe(code)
})

test('default: plural forms of a language, with what they share outside', () => {
  const message =
    '{count, plural, one {Podpisz # raz} few {Podpisz # razy} many {Podpisz # razy} other {Podpisz # razy}}'
  const english = '{count, plural, one {# call} other {# calls}}'
  expect(write(message, { english, locale: 'pl' })).toEqual({
    code: '(count) => `Podpisz ${plural(count, { one: `${count} raz`, other: `${count} razy` })}`',
    helpers: ['plural'],
  })
})

test('default: exact numbers, dates, and Unix seconds', () => {
  const english = '{count, plural, =0 {None} one {#} other {#}}'
  expect(write(english, { locale: 'de' }).code).toBe(
    '(count) => count === 0 ? "None" : `${count}`',
  )
  const until = 'Bis {seconds, date, medium}'
  expect(write(until, { locale: 'de' })).toEqual({
    code: '(seconds) => `Bis ${date(seconds * 1_000)}`',
    helpers: ['date'],
  })
})

test('behavior: texts are isolated from right to left, numbers are not', () => {
  const { code, helpers } = write('{a} {n, number} \u2068${b}%\u2069', {
    locale: 'he',
  })
  expect(code).toBe(
    '({ a, n, b }) => `${isolate(a)} ${n} \\u2068$${b}%\\u2069`',
  )
  expect(helpers).toEqual(['isolate'])
})

test('behavior: a form for the text of another message', () => {
  const message =
    '{wallet, select, yourWallet {In deiner Wallet} other {In {wallet}}}'
  expect(write(message, { english: 'In {wallet}', locale: 'de' }).code).toBe(
    '(wallet) => wallet === "your wallet" ? "In deiner Wallet" : `In ${wallet}`',
  )
})

test('behavior: declared parameters, and those that are not used', () => {
  const english = '{count, plural, one {Call {list}} other {Calls {list}}}'
  const declared = 'list: string, count: number'
  expect(write(english, { declared }).code).toBe(
    '(list: string, count: number) => count === 1 ? `Call ${list}` : `Calls ${list}`',
  )
  expect(
    write('呼び出し{list}', { declared, english, locale: 'ja' }).code,
  ).toBe('(list) => `呼び出し${list}`')
  expect(
    write('{count, number}', { declared, english, locale: 'ja' }).code,
  ).toBe('(_list, count) => `${count}`')
})

test.each([
  "{wallet} `$'{'alert(1)'}'` \\${wallet}",
  "Pay $'{'alert(1)'}' {wallet}",
  '"\'\\{wallet}',
  '{wallet}\u2028\u2069*/',
])('behavior: text is never code: %s', (message) => {
  const { code } = write(message)
  const english = new Function(`return ${code.replace(': string', '')}`)()
  const expected = readMessage(message)
    .map((piece) => (piece.type === 'text' ? piece.text : 'Ada'))
    .join('')
  expect(english('Ada')).toBe(expected)
})

test('behavior: text that plural forms share is never code', () => {
  const message =
    "Cost ${count, plural, one {'{'alert(1)'}' # a} other {'{'alert(1)'}' # b}}"
  const { code } = write(message)
  const english = new Function(`return ${code.replace(': number', '')}`)()
  expect(english(2)).toBe('Cost ${alert(1)} 2 b')
})
