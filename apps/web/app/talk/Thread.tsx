import { Card } from '@coffeeattack/ui/Card'
import { DeletedPost, PostView } from '../insight/ranking/PostView.tsx'
import { PostActions } from './PostActions.tsx'
import type { Post } from './queries.ts'

export function Thread({ post, now }: { post: Post; now: Date }) {
  return (
    <Card className="pb-2.5">
      {post.isDeleted ? (
        <DeletedPost />
      ) : (
        <PostView post={post} now={now} isMine={post.isMine}>
          <PostActions post={post} canReply />
        </PostView>
      )}
      {post.replies.length > 0 && (
        <ol aria-label="답글" className="mt-1.5 grid gap-2 border-l-2 border-line pl-4">
          {post.replies.map((reply) => (
            <li key={reply.id}>
              <PostView post={reply} now={now} isMine={reply.isMine}>
                <PostActions post={reply} canReply={false} />
              </PostView>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
