export type Mail = { to: string; subject: string; text: string }

/** Sends a mail, or throws. Callers go through the outbox of notices, so a failed one is tried again. */
export type Mailer = { send(mail: Mail): Promise<void> }
