export { distDir } from '../distDir.js'
export { getApproveHeaders } from '../headers/getApproveHeaders.js'
export { getFrameHeaders } from '../headers/getFrameHeaders.js'
export { getWorkerHeaders } from '../headers/getWorkerHeaders.js'
