/** The stand-in for an S3-compatible store comes without types. */
declare module '@20minutes/s3rver' {
  type Options = {
    address: string
    port: number
    silent: boolean
    directory: string
    configureBuckets: { name: string; configs?: string[] }[]
    key: Uint8Array
    cert: Uint8Array
    allowMismatchedSignatures: boolean
  }
  export default class S3rver {
    constructor(options: Partial<Options>)
    run(): Promise<{ address: string; port: number }>
    close(): Promise<void>
  }
}
