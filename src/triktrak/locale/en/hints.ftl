# Hints and the tutor: what is best, what an action costs, and why
hint-title = What is best now?
hint-thinking = Thinking …
hint-depth =
    { $plies ->
        [0] Judged as the position lies.
        [one] Judged { $plies } roll ahead.
       *[other] Judged { $plies } rolls ahead.
    }
hint-depth-less =
    { $plies ->
        [0] at a glance only
        [one] only { $plies } roll ahead
       *[other] only { $plies } rolls ahead
    }
hint-best = Best
hint-equity = { $sign ->
        [minus] −
       *[plus] +
    }{ NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
hint-amount = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
hint-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
hint-equity-about = Equity: what it is worth on average, as a multiple of the cube.
hint-play = { $play }: equity { $equity }
hint-behind = { $less } less than the best
hint-chances = You win { $win }, with a gammon { $gammon }; you lose a gammon { $lost }.
hint-choose = Put it on the board
hint-why = How it stands
hint-word =
    { $word ->
        [roll] Don’t double, roll
        [double] Double
        [take] Take
        [drop] Drop
        [beaver] Beaver
        [accept] Accept the resignation
        [refuse] Play on
       *[play] Play
    }
hint-cube-action =
    { $action ->
        [no-double] No double. The other side would take.
        [double-take] A double, and a take for the other side.
        [double-drop] A double, and a drop for the other side.
        [too-good] Too good to double: play on for the gammon. The other side would drop.
       *[unavailable] You cannot double now: roll.
    }
hint-answer =
    { $word ->
        [take] A take.
        [beaver] Not only a take: turn the cube back at once.
        [accept] Playing on gives no more than that.
        [refuse] Playing on gives more than that.
       *[drop] A drop.
    }
hint-no-double = No double
hint-double-take = Double, take
hint-double-drop = Double, drop
hint-take = Take
hint-drop = Drop
hint-close = Close

tutor-cost-play = { $play } costs { $cost }
tutor-cost =
    { $deed ->
        [double] This double costs { $cost }
        [take] This take costs { $cost }
        [drop] This drop costs { $cost }
       *[roll] Not doubling costs { $cost }
    }
tutor-better = Better: { $what }
tutor-back =
    { $deed ->
        [play] Take it back
       *[other] Think again
    }
tutor-place = Put { $play } on the board
tutor-anyway =
    { $deed ->
        [double] Double anyway
        [take] Take anyway
        [drop] Drop anyway
        [roll] Roll anyway
       *[play] Play it anyway
    }

chances-bar = Chances to win: { $name } { $win }, { $other } { $lose }

# Why, each true by itself
hint-fact-hits =
    { $tried ->
        [0] { $count ->
                [one] The better play hits a checker.
               *[other] The better play hits { $count } checkers.
            }
       *[other] The better play hits { $count } checkers, yours { $tried }.
    }
hint-fact-makes =
    { $count ->
        [one] The better play makes your { $points } point.
       *[other] The better play makes your points { $points }.
    }
hint-fact-anchors =
    { $count ->
        [one] The better play makes an anchor on { $points }.
       *[other] The better play makes anchors on { $points }.
    }
hint-fact-breaks =
    { $count ->
        [one] Your play gives up your { $points } point.
       *[other] Your play gives up your points { $points }.
    }
hint-fact-row =
    { $tried ->
        [0] The better play has a wall of { $better } points in a row, yours has none.
       *[other] The better play has a wall of { $better } points in a row, yours only { $tried }.
    }
hint-fact-shots =
    { $better ->
        [0] After your play { $tried } of the 36 rolls can hit you, after the better one none.
       *[other] After your play { $tried } of the 36 rolls can hit you, after the better one { $better }.
    }
hint-fact-dances =
    { $tried ->
        [0] After the better play the other side cannot enter with { $better } of the 36 rolls.
       *[other] After the better play the other side cannot enter with { $better } of the 36 rolls, after yours with { $tried }.
    }
hint-fact-blots =
    { $tried ->
        [one] Your play leaves { $tried } blot, the better one { $better ->
                [0] none
               *[other] { $better }
            }.
       *[other] Your play leaves { $tried } blots, the better one { $better ->
                [0] none
               *[other] { $better }
            }.
    }
hint-fact-off = After the better play { $better } checkers are off, after yours { $tried }.
hint-fact-effective = Your play leaves { NUMBER($tried, minimumFractionDigits: 1, maximumFractionDigits: 1) } effective pips, the better one { NUMBER($better, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
hint-fact-outside =
    { $better ->
        [0] The better play brings all checkers home, yours leaves { $tried } outside.
       *[other] Your play leaves { $tried } checkers outside your home board, the better one { $better }.
    }
hint-fact-loses-gammons =
    The danger of losing a gammon is { $risk ->
        [hardly] slight
        [small] small
        [real] real
        [high] great
       *[huge] very great
    }: { $tried }% instead of { $better }%.
hint-fact-wins-gammons = The better play wins a gammon in { $better }%, yours in { $tried }%.
hint-fact-wins = The better play wins { $better }%, yours { $tried }%.
hint-fact-race =
    { $lead ->
        [ahead] A race: you need { $own } pips, the other side { $theirs }. You lead by { $pips }.
        [behind] A race: you need { $own } pips, the other side { $theirs }. You are { $pips } behind.
       *[level] A race: you both need { $own } pips.
    }
hint-fact-race-effective = With what will be wasted that is { NUMBER($own, minimumFractionDigits: 1, maximumFractionDigits: 1) } effective pips against { NUMBER($theirs, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
hint-fact-you-hit = You can hit with { $count } of the 36 rolls.
hint-fact-they-hit = The other side can hit with { $count } of the 36 rolls.
hint-fact-they-wait =
    { $count ->
        [one] The other side has a checker on the bar.
       *[other] The other side has { $count } checkers on the bar.
    }
hint-fact-you-wait =
    { $count ->
        [one] You have a checker on the bar.
       *[other] You have { $count } checkers on the bar.
    }
hint-fact-your-row = You have { $length } points in a row in front of a checker of the other side.
hint-fact-their-row = The other side has { $length } points in a row in front of a checker of yours.
hint-fact-home-points = Points made in the home boards: you { $own }, the other side { $theirs }.
hint-fact-gammon-chance =
    Your chance of a gammon is { $risk ->
        [real] real
        [high] high
       *[huge] very high
    }: { $percent }%.
hint-fact-gammon-risk =
    The danger of losing a gammon is { $risk ->
        [real] real
        [high] great
       *[huge] very great
    }: { $percent }%.
