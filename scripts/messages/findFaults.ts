import type { Catalogue } from './catalogue.js'
import { findMessageFaults } from './findMessageFaults.js'
import { listMessages } from './messages.js'
import { type Piece, readMessage } from './readMessage.js'
import { readSignature } from './readSignature.js'
import type { Language } from './writeModules.js'

/**
 * Finds what is wrong with a language: keys that are missing or not in
 * English, messages that are not ICU, and arguments and plural forms that are
 * not right.
 *
 * @returns a line for each fault, with file and key
 */
export function findFaults(catalogue: Catalogue, language: Language): string[] {
  const { english, messages, tag } = language
  return catalogue.sources(tag).flatMap((source, index) => {
    const wanted = listMessages(english[index] ?? {})
    const given = listMessages(messages[index] ?? {})
    const missing = [...wanted.keys()]
      .filter((path) => !given.has(path))
      .map((path) => `${path} is missing`)
    const extra = [...given.keys()]
      .filter((path) => !wanted.has(path))
      .map((path) => `${path} is not in English`)
    const wrong = [...given].flatMap(([path, text]) => {
      const reference = wanted.get(path)
      if (reference === undefined) return []
      return findFaultsOf(text, reference, path).map(
        (fault) => `${path} ${fault}`,
      )
    })
    return [...missing, ...extra, ...wrong].map(
      (fault) => `${catalogue.folder}/${source}: ${fault}`,
    )
  })

  function findFaultsOf(text: string, reference: string, path: string) {
    if (!text.trim()) return ['is empty']
    let message: Piece[]
    try {
      message = readMessage(text)
    } catch (error) {
      return [`is not ICU: ${(error as Error).message}`]
    }
    if (catalogue.hasPlaceholders && message.some((piece) => 'forms' in piece))
      return ['has forms, which this catalogue does not support']
    let source: Piece[]
    try {
      source = tag === 'en' ? message : readMessage(reference)
    } catch {
      // English has the fault.
      return []
    }
    const signature = readSignature(source, catalogue.parameters?.[path])
    return findMessageFaults(message, { message: source, signature }, tag)
  }
}
