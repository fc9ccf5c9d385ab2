import { html } from 'hono/html'
import { toPlainName } from '../toPlainName.js'
import { type CustodyNews, describeNews } from './describeNews.js'
import type { MailWords } from './languages/en.js'
import type { Mail } from './mail.js'
import { type MailLanguage, mailLanguages } from './mailLanguages.js'

/** What a mail is about. A code is typed into the page of the app. */
export type MailTopic =
  | { topic: 'confirm' | 'join' | 'leave' | 'login'; code: string }
  /** The code is typed into the wallet's own window. */
  | { topic: 'exports'; code: string }
  /** The link approves a new device. */
  | { topic: 'device'; link: string }
  | { topic: 'changed' | 'taken' }
  /** The wallet has been changed at `at`, in ms. */
  | { topic: 'custody'; at: number; news: CustodyNews }

/**
 * Writes a mail, as text and as HTML. Who asks is named as a claim: the name
 * that the operator gave the app, and the address of its page.
 *
 * @param parameters.app - origin of the app
 * @param parameters.wallet - origin of the wallet
 */
export function createMail(
  parameters: createMail.Parameters,
): Pick<Mail, 'html' | 'language' | 'subject' | 'text'> {
  const { app, language = 'en', wallet = app } = parameters
  const words: MailWords = mailLanguages[language]
  const direction = rightToLeft.includes(language) ? 'rtl' : 'ltr'
  const parts = toParts(words, parameters, wallet)
  const { bound, code, lines, link } = parts
  const name = toPlainName(parameters.appName)
  const gaps = new Map([
    ...Object.entries(parts.values ?? {}),
    ['app', name ? `${name} (${toLabel(app)})` : toLabel(app)],
    ['wallet', toLabel(wallet)],
  ])
  const fill = (text: string) =>
    // In one go, as a name may look like a placeholder.
    text.replace(/\{(\w+)\}/g, (_, key) => isolate(gaps.get(key) ?? ''))
  const subject = fill(parts.title)
  const text = [
    subject,
    '',
    ...lines.flatMap((line) => (line ? [fill(line)] : [''])),
    ...(bound ? ['', bound] : []),
  ].join('\n')
  return {
    html: renderHtml({
      ...{ bound, code, direction, language, link, subject, words },
      lines: lines.filter((line) => line && line !== link).map(fill),
    }),
    language,
    subject,
    text,
  }

  /** Keeps foreign text from turning around what stands beside it. */
  function isolate(value: string) {
    return direction === 'rtl' ? `\u2068${value}\u2069` : value
  }
}

export declare namespace createMail {
  type Parameters = MailTopic & {
    app: string
    appName?: string | undefined
    /** Default English. */
    language?: MailLanguage | undefined
    /** Default: the app. */
    wallet?: string | undefined
  }
}

const rightToLeft: readonly string[] = ['ar', 'fa', 'he']

type Parts = {
  title: string
  /** Empty ones are gaps. */
  lines: readonly string[]
  /**
   * Line by which browsers and phones fill a code in by themselves, and only
   * on the site that asked for it (WICG, origin-bound one-time codes).
   */
  bound?: string | undefined
  code?: string | undefined
  link?: string | undefined
  /** Of placeholders, besides `{app}` and `{wallet}`. */
  values?: Record<string, string> | undefined
}

function toParts(
  words: MailWords,
  parameters: createMail.Parameters,
  wallet: string,
): Parts {
  const { ignore, never, once } = words
  switch (parameters.topic) {
    case 'changed':
      return { title: words.changed, lines: [words.changedText] }
    case 'taken':
      return { title: words.taken, lines: [words.takenText] }
    case 'custody':
      return describeNews(words, parameters)
    case 'device': {
      const { link } = parameters
      // There is no code in it.
      const lines = [words.openDevice, '', link, '', ignore]
      return { title: words.device, link, lines }
    }
    case 'exports': {
      const { code } = parameters
      const lines = [`${words.code} ${code}`, '', words.inWallet, once]
      return {
        title: words.exports,
        lines: [...lines, words.power, ignore, never],
        ...{ bound: toBound(wallet, code), code },
      }
    }
    default: {
      const { app, code, topic } = parameters
      return {
        title: words[topic],
        lines: [`${words.code} ${code}`, '', once, ignore, never],
        ...{ bound: toBound(app, code), code },
      }
    }
  }
}

function toBound(origin: string, code: string) {
  return `@${new URL(origin).hostname} #${code}`
}

/** The host, and the whole origin where it is not plain https. */
function toLabel(origin: string) {
  const { host, port, protocol } = new URL(origin)
  return protocol === 'https:' && !port ? host : origin
}

const styles = {
  body: 'margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;max-width:480px',
  button:
    'display:inline-block;padding:12px 20px;border-radius:10px;background:#1f6feb;color:#ffffff;text-decoration:none;font-weight:600',
  code: 'margin:16px 0;font:700 32px/1.2 ui-monospace,monospace;letter-spacing:6px',
  foot: 'margin-top:24px;font-size:13px;opacity:0.7',
  title: 'margin:0 0 16px;font-size:20px;line-height:1.3',
}

function renderHtml(
  parameters: Omit<Parts, 'title' | 'values'> & {
    direction: string
    language: string
    subject: string
    words: MailWords
  },
) {
  const { bound, code, direction, language, link, subject, words } = parameters
  const lines = parameters.lines.map((line) =>
    code && line.endsWith(code)
      ? html`<p style="margin:0">${words.code}</p>
    <p dir="ltr" style="${styles.code}">${code}</p>`
      : html`<p style="margin:8px 0">${line}</p>`,
  )
  return String(html`<!doctype html>
<html lang="${language}" dir="${direction}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="color-scheme" content="light dark">
    <meta name="format-detection" content="telephone=no, date=no, address=no">
    <title>${subject}</title>
  </head>
  <body style="${styles.body}">
    <h1 style="${styles.title}">${subject}</h1>
    ${lines}
    ${link && html`<p><a href="${link}" style="${styles.button}">${words.confirmDevice}</a></p>`}
    ${bound && html`<p dir="ltr" style="${styles.foot}">${bound}</p>`}
  </body>
</html>
`)
}
