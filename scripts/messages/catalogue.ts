/** A set of messages in all languages, and the modules written from it. */
export type Catalogue = {
  /** Folder of the sources. Its name for a language starts with the tag. */
  folder: string
  /** JSON files of a language, inside the folder. */
  sources(tag: string): readonly string[]
  /** Modules in English, from which the others have their types. */
  english: readonly EnglishModule[]
  /** Modules of another language, one for each source. */
  translation(tag: string): readonly TranslationModule[]
  /** Placeholders stay in the sentences; the code fills them itself. */
  hasPlaceholders?: boolean | undefined
  /** Parameters in TypeScript, where a message cannot say them. */
  parameters?: Readonly<Record<string, string>> | undefined
  /** Groups of functions, also where a message has no argument. */
  functions?: readonly string[] | undefined
  /** Groups with the words for the values of an argument, such as brands. */
  lookups?:
    | Readonly<Record<string, Readonly<Record<string, string>>>>
    | undefined
  /** Types of groups, where their keys are looked up. */
  types?: Readonly<Record<string, string>> | undefined
  /** Comments on groups and messages. */
  notes?: Readonly<Record<string, string>> | undefined
  /** Functions that have no sentence, only a format. */
  formats?: Readonly<Record<string, Format>> | undefined
}

export type Format = {
  /** In English, which loads no helpers. */
  english: string
  /** What the English function needs beside it. */
  constant?: string | undefined
  helper: 'dateTime' | 'month'
  /** What a language does with the helper, by tag. */
  translations?: Readonly<Record<string, string>> | undefined
}

type Module = {
  /** From the root of the repository. */
  path: string
  /** Name of the constant. */
  name: string
}

export type EnglishModule = Module & {
  comment: string
  imports?: readonly string[] | undefined
  /** Group that the module contains; default: the whole source. */
  group?: string | undefined
  /** Index of the source. */
  source?: number | undefined
  /** Groups that are left out, as they have a module of their own. */
  without?: readonly string[] | undefined
  /** Messages that the module is limited to, by group. */
  picks?: Readonly<Record<string, readonly string[]>> | undefined
  /** Module whose messages are spread in, in place of the same ones here. */
  base?: EnglishModule | undefined
  /** Groups that come from a module beside it. */
  parts?: readonly string[] | undefined
  /** Exported type of the constant. */
  type?: { comment?: string | undefined; text: string } | undefined
}

export type TranslationModule = Module & {
  /** Type of the constant. */
  type: string
  /** Imports, and what creates the helpers that the functions call. */
  head(helpers: readonly string[]): readonly string[]
}
