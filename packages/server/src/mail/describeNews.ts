import { toPlainName } from '../toPlainName.js'
import type { MailWords } from './languages/en.js'

/** What has happened to a wallet, for its owner. */
export type CustodyNews =
  /** `deleteAt` in ms. */
  | { type: 'deletion-asked'; deleteAt: number }
  | { type: 'deletion-cancelled' }
  /** The device names itself. */
  | { type: 'device-added' | 'device-removed'; name: string }
  /** It signs in; the browser it was created in names itself. */
  | { type: 'passkey-added'; name: string }
  /** An authenticator app, which is a second factor. */
  | { type: 'factor-added' | 'factor-removed' }
  | { type: 'recovery-changed'; method: 'code' | 'passkey' }

/**
 * The sentences of a mail about a wallet, and what fills their gaps.
 *
 * @param parameters.at - when it happened, in ms
 */
export function describeNews(
  words: MailWords,
  parameters: describeNews.Parameters,
): describeNews.ReturnType {
  const { at, news } = parameters
  const warning = ['', words.notYou, words.mailbox]
  const values = { time: toTime(at) }
  switch (news.type) {
    case 'device-added':
      return {
        title: words.deviceAdded,
        lines: [words.deviceName, words.when, ...warning],
        values: { ...values, name: toName(news.name) ?? words.unnamed },
      }
    case 'device-removed':
      return {
        title: words.deviceRemoved,
        lines: [
          words.deviceRemovedText,
          '',
          words.deviceName,
          words.when,
          ...warning,
        ],
        values: { ...values, name: toName(news.name) ?? words.unnamed },
      }
    case 'passkey-added':
      return {
        title: words.newPasskey,
        lines: [words.deviceName, words.when, ...warning],
        values: { ...values, name: toName(news.name) ?? words.unnamed },
      }
    case 'factor-added':
      return {
        title: words.factorAdded,
        lines: [words.when, ...warning],
        values,
      }
    case 'factor-removed':
      return {
        title: words.factorRemoved,
        lines: [words.when, ...warning],
        values,
      }
    case 'recovery-changed':
      return {
        title: news.method === 'code' ? words.newCode : words.newPasskey,
        lines: [words.newWayText, '', words.when, ...warning],
        values,
      }
    case 'deletion-asked':
      return {
        title: words.deleting,
        lines: [words.deletingText, words.keepText, '', words.when],
        values: { ...values, until: toTime(news.deleteAt) },
      }
    case 'deletion-cancelled':
      return {
        title: words.kept,
        lines: [words.keptText, '', words.when],
        values,
      }
  }
}

export declare namespace describeNews {
  type Parameters = { at: number; news: CustodyNews }
  type ReturnType = {
    title: string
    /** Empty ones are gaps. */
    lines: readonly string[]
    values: Record<string, string>
  }
}

/** Mail programs turn phone numbers into links, too. */
const DIGITS_MAX = 6

/** The name of a device, without what could be a link or a line. */
function toName(name: string) {
  const plain = name.replace(/[^\p{L}\p{M}\p{N} ,()-]/gu, '') // guard: mail-name
  const digits = plain.match(/\p{N}/gu)?.length ?? 0
  // guard: mail-phone
  return toPlainName(digits > DIGITS_MAX ? plain.replace(/\p{N}/gu, '') : plain)
}

/** Without a locale, so that one mail never has two calendars. */
function toTime(at: number) {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
