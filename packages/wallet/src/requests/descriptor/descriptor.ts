/**
 * What a call or a structure means (ERC-7730), as the wallet's own server gives
 * it out: checked, and with every reference resolved.
 */
export type Descriptor = {
  kind: 'call' | 'typed'
  /**
   * The function with the names of its parameters, without `function`; of typed
   * data the text of the structure that is hashed (`encodeType` of EIP-712).
   */
  type: string
  /** Whose contract it is. */
  owner: string
  /** What it is for, in words. */
  intent: string
  /** Of typed data: what its domain has to say. */
  domain?: Readonly<Record<string, number | string>> | undefined
  fields: readonly DescriptorField[]
}

export type DescriptorField = {
  label: string
  path: DescriptorPath
  format:
    | 'addressName'
    | 'amount'
    | 'date'
    | 'duration'
    | 'enum'
    | 'nftName'
    | 'raw'
    | 'tokenAmount'
    | 'unit'
  /** Of `tokenAmount` the token, of `nftName` the collection. */
  contract?: DescriptorSource | undefined
  /** Addresses that stand for the native coin, in lower case. */
  native?: readonly string[] | undefined
  /** Of `unit`. */
  unit?: { base: string; decimals: number } | undefined
  /** Of `enum`: words by value. */
  words?: Readonly<Record<string, string>> | undefined
}

/** An address that is fixed, or that stands elsewhere in the data. */
export type DescriptorSource = { address: string } | { path: DescriptorPath }

/**
 * From the root (`#` is the data, `@` what carries it) by names of members,
 * indices of lists, `[]` for each of a list, and slices of bytes.
 */
export type DescriptorPath = readonly ['#' | '@', ...DescriptorStep[]]

export type DescriptorStep =
  | string
  | number
  | { end?: number | undefined; start?: number | undefined }
