import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A store that speaks S3 over a socket and believes nobody: the signature of each request is computed anew from what
 * arrived, by the document «Signature Version 4» and none of our libraries.
 */
export type S3Server = {
  origin: string
  port: number
  objects: Map<string, Buffer>
  /** `METHOD key` of what was answered, refused or not. */
  asked: string[]
  /** What it does with the next requests; numbers are statuses. */
  mood: 'well' | 'hang' | 'reset' | 'forget' | number
  stop: () => Promise<void>
}

export const ACCESS = {
  bucket: 'pictures',
  key: 'AKIDEXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
  region: 'ru-central1',
}
const MAX_SKEW_MS = 15 * 60_000

export async function startS3(port = 0): Promise<S3Server> {
  const server = createServer((req, res) => void answer(store, req, res))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const own = (server.address() as AddressInfo).port
  const store: S3Server = {
    origin: `http://127.0.0.1:${own}`,
    port: own,
    objects: new Map(),
    asked: [],
    mood: 'well',
    stop: () => stop(server),
  }
  return store
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
}

async function answer(store: S3Server, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of req as AsyncIterable<Buffer>) chunks.push(chunk)
  const body = Buffer.concat(chunks)
  const { bucket, key } = placeOf(req)
  store.asked.push(`${req.method} ${key}`)
  if (store.mood === 'hang') return
  if (store.mood === 'reset') return void req.socket.destroy()
  if (typeof store.mood === 'number') return refuse(res, store.mood, 'SlowDown')
  const fault = faultOf(req, body)
  if (fault !== null) return refuse(res, 403, fault)
  if (bucket !== ACCESS.bucket) return refuse(res, 404, 'NoSuchBucket')
  serve(store, { method: req.method ?? '', key, body }, res)
}

type Wanted = { method: string; key: string; body: Buffer }

function serve({ objects, mood }: S3Server, { method, key, body }: Wanted, res: ServerResponse): void {
  if (method === 'PUT') {
    if (mood !== 'forget') objects.set(key, body)
    return void res.writeHead(200, { ETag: `"${createHash('md5').update(body).digest('hex')}"` }).end()
  }
  if (method === 'DELETE') {
    objects.delete(key)
    return void res.writeHead(204).end()
  }
  const found = objects.get(key)
  if (!found) return method === 'HEAD' ? void res.writeHead(404).end() : refuse(res, 404, 'NoSuchKey')
  res.writeHead(200, { 'Content-Length': found.length }).end(method === 'HEAD' ? undefined : found)
}

function refuse(res: ServerResponse, status: number, code: string): void {
  res
    .writeHead(status, { 'Content-Type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>Refused</Message></Error>`)
}

/** Either way of naming the bucket. */
function placeOf({ url = '', headers }: IncomingMessage): { bucket: string; key: string } {
  const [first = '', ...rest] = url.slice(1).split('/')
  const host = headers.host ?? ''
  return host.startsWith('127.') || host.startsWith('localhost')
    ? { bucket: first, key: rest.join('/') }
    : { bucket: host.split('.', 1)[0] ?? '', key: url.slice(1) }
}

const SIGNED =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/

/** The code of S3 for what is wrong; null for a request that is signed as it should be. */
function faultOf(req: IncomingMessage, body: Buffer): string | null {
  const [, key, day = '', region = '', names = '', signature = ''] = SIGNED.exec(req.headers.authorization ?? '') ?? []
  if (key === undefined) return 'AccessDenied'
  if (key !== ACCESS.key) return 'InvalidAccessKeyId'
  if (region !== ACCESS.region) return 'AuthorizationHeaderMalformed'
  const header = (name: string) => [req.headers[name] ?? ''].flat().join(',').trim()
  const date = header('x-amz-date')
  const at = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!date.startsWith(day) || !(Math.abs(Date.now() - at) < MAX_SKEW_MS)) return 'RequestTimeTooSkewed'
  const signed = names.split(';')
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => signed.includes(name))) return 'AccessDenied'
  const payload = header('x-amz-content-sha256')
  if (payload !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const [path = '', query = ''] = (req.url ?? '').split('?')
  const canonical = [req.method, path, query, ...signed.map((name) => `${name}:${header(name)}`), '', names, payload]
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical.join('\n'))].join('\n')
  const signing = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${ACCESS.secret}`)
  const isRight = timingSafeEqual(hmac(signing, text), Buffer.from(signature, 'hex'))
  return isRight ? null : 'SignatureDoesNotMatch'
}

const sha256 = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
