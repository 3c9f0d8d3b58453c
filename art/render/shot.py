"""What a picture is made of: a scene, a size, a grade. The lists are in `shots/` and know nothing of Blender."""
from dataclasses import dataclass, field

from post.grade import Grade


@dataclass(frozen=True)
class Shot:
    """`scene` is `folder.module:function` of `scenes/`, called with `options`: it builds the scene and its camera.

    `size` in pixels; `wrap` for pictures whose edges meet (360°); `keep_light` writes
    its light beside it (`<name>.hdr`), for scenes that look out on it; `clamp` limits fireflies of bounced light.
    """

    scene: str
    size: tuple = (1600, 900)
    samples: int = 48
    bounces: int = 6
    clamp: float = 6.0
    wrap: bool = False
    keep_light: bool = False
    options: dict = field(default_factory=dict)
    grade: Grade = field(default_factory=Grade)
