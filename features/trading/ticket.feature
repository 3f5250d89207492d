Feature: Writing an order
  Whoever writes an order sees what it will do before it is sent, is kept from what cannot be, and is asked
  once more where a slip would be dear.

  Scenario: Numbers as one's own language writes them
    Given Ada has opened an account
    And Ada reads Russian
    When Ada types an order to buy "0,01" BTC at "59000,5" on BTC/USDT
    Then the form takes it for 0.01 BTC at 59000.5
    When she sends what she typed
    Then exactly one order of hers exists

  Scenario: Asked once more, until she says never
    Given Ada has opened an account
    And Ada looks at the market BTC/USDT
    And Ada has bought 0.001 BTC at market
    When Ada types a pair of orders to sell 0.01 BTC on BTC/USDT
    And she sends what she typed
    Then she is asked before anything is sent
    When she agrees and wants never to be asked again
    Then her order has been placed
    When Ada types a pair of orders to sell 0.01 BTC on BTC/USDT
    And she sends what she typed
    Then her order has been placed

  @core
  Rule: The size may be told in money, margin or risk

    Background:
      Given Ada has opened an account
      And Ada writes orders in BTC-PERP

    Scenario Outline: By margin, to <side> at market
      When Ada writes an order to <side> for 500 USDT of margin
      Then it takes at most 500 USDT of margin, and one step more would take more

      Examples:
        | side |
        | buy  |
        | sell |

    Scenario: By risk
      When Ada writes an order to buy that risks 1 percent with its loss limited at 59400
      Then the stop would cost at most 1 percent of her account, and one step more would cost more

    Scenario: Nothing can be risked without a stop
      When Ada writes an order to buy that risks 1 percent without a stop
      Then it is kept back: quantity missing

    Scenario Outline: All of it, to <side> <how>, and not one step more
      When Ada draws an order to <side> <how> to 100 percent
      Then one step more is kept back: quantity insufficientMargin
      When she sends it
      Then her position or her order has the size that was drawn

      Examples:
        | side | how       |
        | buy  | at market |
        | sell | at market |
        | buy  | at 59900  |
        | sell | at 60100  |

  @core
  Rule: What the form says before is what happens

    Background:
      Given Ada has opened an account
      And Ada writes orders in BTC-PERP

    Scenario Outline: Fee and average price, to <side>
      When Ada writes an order to <side> 1.3 BTC at market
      And she notes what the form estimates
      And she sends it
      Then she got the average price and paid the fee of the estimate

      Examples:
        | side |
        | buy  |
        | sell |

    Scenario: More leverage binds less
      When Ada bids 0.5 BTC at 59900
      And she notes what the form estimates
      And Ada looks at the contract BTC-PERP
      And Ada wants 20 times leverage
      And Ada writes orders in BTC-PERP
      And Ada bids 0.5 BTC at 59900
      Then it takes half the margin of the estimate

    Scenario: What was typed stays, wherever the market goes
      Given Bo has opened an account
      And Bo writes orders in BTC-PERP
      When Ada bids 0.01 BTC at 60002
      And Bo offers 0.05 BTC at 60001 and shows 0.02 of it
      Then before long she is warned: crosses
      And her price is still 60002

    Scenario Outline: She is warned: <warning>
      When Ada bids 0.01 BTC at <price>
      Then she is warned: <warning>

      Examples:
        | price | warning         |
        | 60010 | crosses         |
        | 61500 | worse, crosses  |
        | 50000 | away            |
        | 59990 | nothing         |

    Scenario: She is warned when prices are not live
      When Ada bids 0.01 BTC at 59990
      And the exchange falls silent without closing the line
      Then before long she is warned: stale

  @core
  Rule: What cannot be is stopped at the field

    Background:
      Given Ada has opened an account
      And Ada writes orders in BTC-PERP

    Scenario Outline: More than the margin carries, as <kind>
      When Ada writes far too much as <kind>
      Then it is kept back: quantity insufficientMargin

      Examples:
        | kind            |
        | a stop          |
        | a stop limit    |
        | a trailing stop |
        | a pair          |
        | a bracket       |
        | scaled orders   |
        | a TWAP          |

    Scenario: What only reduces later is not measured by what is held now
      Given Ada bought 0.05 BTC at market
      When Ada writes a stop to sell 0.08 BTC that only reduces, once it falls to 59000
      And she sends it
      Then a STOP of hers waits

  @core
  Rule: Each kind of order has a question of its own

    Background:
      Given Ada has opened an account
      And Ada writes orders in BTC-PERP

    Scenario Outline: <kind>
      When Ada writes a little as <kind>
      Then she would be asked about <question>
      When she wants never to be asked about <question>
      Then she would be asked about nothing

      Examples:
        | kind            | question |
        | a stop          | stop     |
        | a stop limit    | stop     |
        | a trailing stop | trailing |
        | a pair          | oco      |
        | a bracket       | bracket  |
        | scaled orders   | scaled   |
        | a TWAP          | twap     |

  @core
  Rule: Advanced orders do what they are for

    Background:
      Given Ada has opened an account
      And Ada writes orders in BTC-PERP
      And Bo has opened an account
      And Bo writes orders in BTC-PERP

    Scenario: An iceberg shows its tip and trades whole
      When Ada offers 0.05 BTC at 60001 and shows 0.01 of it
      Then Bo sees 0.01 BTC on offer at 60001
      When Bo buys 0.03 BTC, 0.03 at a time
      Then her position is -0.03 BTC
      And Bo sees 0.01 BTC on offer at 60001

    Scenario: A trailing stop follows and fires
      Given Ada bought 0.05 BTC at market
      When Ada writes a trailing stop to sell 0.05 BTC 15 USDT below the highest price
      And she sends it
      Then a TRAILING_STOP of hers waits
      When Bo sells 1.6 BTC, 0.4 at a time
      Then her position is closed
      And nothing of hers waits

    Scenario: The stop of a pair cancels its other side
      Given Ada bought 0.05 BTC at market
      When Ada writes a pair to sell 0.05 BTC at 60500 or once it falls to 59985
      And she sends it
      And Bo sells 1.6 BTC, 0.4 at a time
      Then her position is closed
      And nothing of hers waits

    Scenario: The limit of a pair cancels its stop
      Given Ada bought 0.05 BTC at market
      When Ada writes a pair to sell 0.05 BTC at 60008 or once it falls to 59000
      And she sends it
      And Bo buys 0.6 BTC, 0.6 at a time
      Then her position is closed
      And nothing of hers waits

    Scenario: A bracket takes its profit
      When Ada writes a bracket to buy 0.05 BTC at 60006 that takes its profit at 60015
      And she sends it
      Then a BRACKET of hers waits
      When Bo buys 1.6 BTC, 0.4 at a time
      Then her position is closed
      And nothing of hers waits

    Scenario: What closes a position again stays in sight
      Given Ada bought 0.05 BTC at market
      When Ada writes a bracket to buy 0.05 BTC at market that closes at 60500 or 59500
      And she sends it
      Then her position is 0.1 BTC
      And she sees prices of hers wait at 60500 and 59500

    Scenario: A TWAP comes in parts, over its time
      When Ada spreads 0.04 BTC over 2 minutes in 4 parts
      And she sends it
      And 70 seconds pass
      Then her position is 0.03 BTC
      When 60 seconds pass
      Then her position is 0.04 BTC
