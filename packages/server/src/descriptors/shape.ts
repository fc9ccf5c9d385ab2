import type { DescriptorPath, DescriptorStep } from 'latchkey-wallet'
import { type AbiFunction, type AbiParameter, parseAbiItem } from 'viem'
import { DescriptorFault } from './fault.js'

/** The types of the data of a format, of a call or of typed data alike. */
export type Shape = {
  /** Name of the outermost structure. */
  root: string
  /** Members of structures, by their name. */
  types: ReadonlyMap<string, readonly { name: string; type: string }[]>
}

/** What stands where the standard says `@`. */
const container: Shape = {
  root: '@',
  types: new Map([
    [
      '@',
      [
        { name: 'from', type: 'address' },
        { name: 'to', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'chainId', type: 'uint256' },
      ],
    ],
  ]),
}

const memberName =
  /^(?!__proto__$|constructor$|prototype$)[A-Za-z_$][\w$]{0,63}$/
const MAX_LENGTH = 4_096

/**
 * Reads `transfer(address to,uint256 value)`: a function with the names of all
 * its parameters.
 *
 * @throws DescriptorFault
 */
export function parseFunction(text: string): Shape & { signature: string } {
  const abi = toFunction(text)
  const types = new Map<string, { name: string; type: string }[]>()
  function add(structure: string, parameters: readonly AbiParameter[]) {
    const members = parameters.map((parameter, index) => {
      const { name = '', type } = parameter
      if (!memberName.test(name))
        throw new DescriptorFault(`${text} has a parameter without a name`)
      if (!('components' in parameter)) return { name, type }
      const own = `${structure}.${index}`
      add(own, parameter.components)
      return { name, type: type.replace(/^tuple/, own) }
    })
    if (new Set(members.map(({ name }) => name)).size < members.length)
      throw new DescriptorFault(`${text} has a name twice`)
    types.set(structure, members)
  }
  add('#', abi.inputs)
  return { root: '#', signature: toSignature(abi), types }
}

function toFunction(text: string): AbiFunction {
  try {
    if (text.length > MAX_LENGTH || !/^[A-Za-z_$][\w$]*\(/.test(text))
      throw new Error()
    const item = parseAbiItem(`function ${text}`) as AbiFunction
    if (item.type === 'function' && item.outputs.length === 0) return item
  } catch {}
  throw new DescriptorFault(`${text.slice(0, 80)} is not a function`)
}

const toSignature = ({ inputs, name }: AbiFunction) =>
  `${name}(${inputs.map(toType).join()})`

function toType(parameter: AbiParameter): string {
  if (!('components' in parameter)) return parameter.type
  const inner = parameter.components.map(toType).join()
  return parameter.type.replace(/^tuple/, `(${inner})`)
}

/**
 * Reads `Mail(Person from,string text)Person(address wallet)`: the text of a
 * structure that is hashed.
 *
 * @throws DescriptorFault
 */
export function parseStructure(text: string): Shape {
  const types = new Map<string, { name: string; type: string }[]>()
  const structure = /([^\s(),]+)\(([^()]*)\)/gy
  let end = 0
  for (const [all, name = '', members = ''] of text.matchAll(structure)) {
    types.set(
      name,
      members.split(',').map((member) => {
        const [type = '', own = '', ...rest] = member.split(' ')
        if (rest.length > 0 || !memberName.test(own))
          throw new DescriptorFault(`${name} has a member without a name`)
        return { name: own, type }
      }),
    )
    end += all.length
  }
  const [root] = types.keys()
  if (!root || end !== text.length || text.length > MAX_LENGTH)
    throw new DescriptorFault(`${text.slice(0, 80)} is not a structure`)
  return { root, types }
}

/**
 * Resolves a path of the standard.
 *
 * @param base - of the group that it stands in
 * @returns its steps, and the type of what it leads to
 * @throws DescriptorFault
 */
export function resolvePath(
  text: string,
  shape: Shape,
  base: DescriptorPath = ['#'],
): { path: DescriptorPath; type: string } {
  const isContainer = text.startsWith('@.')
  const isAbsolute = isContainer || text.startsWith('#.')
  const start: DescriptorPath = isContainer ? ['@'] : isAbsolute ? ['#'] : base
  const own = (isAbsolute ? text.slice(2) : text).split('.').map(toStep)
  const path: DescriptorPath = [...start, ...own]
  const { root, types } = isContainer ? container : shape
  const [, ...steps] = path
  const type = steps.reduce<string>((type, step) => {
    const next = follow(type, step, types)
    if (next === undefined) throw new DescriptorFault(`${text} leads nowhere`)
    return next
  }, root)
  const isSliced = steps.findIndex((step) => typeof step === 'object')
  const lists = steps.filter((step) => step === '[]').length
  if ((isSliced >= 0 && isSliced < steps.length - 1) || lists > 1)
    throw new DescriptorFault(`${text} is not supported`)
  return { path, type }
}

function toStep(text: string): DescriptorStep {
  if (text === '[]' || memberName.test(text)) return text
  const [, index] = /^\[(-?\d{1,4})\]$/.exec(text) ?? []
  if (index !== undefined) return Number(index)
  const [, start, end] = /^\[(-?\d{1,4})?:(-?\d{1,4})?\]$/.exec(text) ?? []
  if (start === undefined && end === undefined)
    throw new DescriptorFault(`${text.slice(0, 80)} is not a path`)
  return {
    ...(start !== undefined && { start: Number(start) }),
    ...(end !== undefined && { end: Number(end) }),
  }
}

function follow(
  type: string,
  step: DescriptorStep,
  types: Shape['types'],
): string | undefined {
  if (typeof step === 'object')
    return type === 'bytes' ? toSliced(step) : undefined
  const [, element, length] = /^(.*)\[(\d*)\]$/.exec(type) ?? []
  if (element !== undefined) {
    if (step === '[]') return element
    if (typeof step !== 'number') return undefined
    const most = length ? Number(length) : Number.POSITIVE_INFINITY
    return step < most && -step <= most ? element : undefined
  }
  return types.get(type)?.find(({ name }) => name === step)?.type
}

/** 20 bytes are enough of an address. */
function toSliced({ end, start }: Exclude<DescriptorStep, number | string>) {
  const length =
    start === undefined || start >= 0
      ? (end ?? Number.NaN) - (start ?? 0)
      : (end ?? 0) - start
  return length === 20 ? 'bytes20' : 'bytes'
}
