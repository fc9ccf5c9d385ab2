export { distDir } from '../build/distDir.js'
export { getApproveHeaders } from '../build/getApproveHeaders.js'
export { getFrameHeaders } from '../build/getFrameHeaders.js'
export { getWorkerHeaders } from '../build/getWorkerHeaders.js'
export type {
  Descriptor,
  DescriptorField,
  DescriptorPath,
  DescriptorSource,
  DescriptorStep,
} from '../requests/descriptor/descriptor.js'
