/** Where accepting an offer leads (OFR-6). */
export function acceptedPath({ coffeechatId, company }: { coffeechatId: string; company: string }): string {
  return `/my/result/like/${encodeURIComponent(coffeechatId)}?company=${encodeURIComponent(company.toWellFormed())}`
}
