import type { Socket } from 'node:net'
import { catalogue } from '@coffeeattack/domain/errors/catalogue'
import { sentence } from '@coffeeattack/domain/errors/row'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { translateError } from './errors.ts'

/** Requests so broken that they reach no route, such as an address that cannot be decoded. */
export function answerBadAddress(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, body } = translateError(error, request.id)
  void reply.code(status).send(body)
}

/** Bytes that are no HTTP at all: the answer is written by hand, then the line is closed. */
export function answerBadBytes(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy()
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return answerTooSlow(socket)
  const row = catalogue.INVALID_INPUT
  const body = JSON.stringify({ code: row.code, message: sentence(row) })
  socket.end(
    `HTTP/1.1 ${row.status} Bad Request\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  )
}

/** A request that did not arrive in its time. The line is not only closed but given up: its other end may go on for ever. */
export function answerTooSlow(socket: Socket): void {
  socket.end('HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n', () =>
    socket.destroy(),
  )
}
