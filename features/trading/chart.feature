Feature: The chart as somebody likes it
  What somebody puts on the chart stays there, and what they have in the market can be seen and changed on it.

  Background:
    Given Ada has opened an account
    And Ada looks at the market BTC/USDT

  Scenario: An indicator stays with its market
    When Ada puts the Relative Strength Index on the chart
    And Ada reloads the page
    Then the Relative Strength Index is on Ada's chart
    When Ada looks at the market ETH/USDT
    Then no indicator is on Ada's chart

  @core
  Scenario: The chart of one market becomes every market's because Ada says so
    When Ada puts the Relative Strength Index on the chart
    And Ada sets her candles to 4h
    And Ada uses her chart for all markets
    And Ada looks at the market ETH/USDT
    Then the Relative Strength Index is on Ada's chart
    And Ada's candles are of 4h

  @core
  Scenario: Each market keeps the candle length that was chosen for it
    When Ada sets her candles to 1m
    And Ada looks at the market ETH/USDT
    And Ada sets her candles to 1d
    And Ada looks at the market BTC/USDT
    And Ada reloads the page
    Then Ada's candles are of 1m

  @core
  Scenario: A market that is compared stays beside the market it was compared with
    When Ada compares with ETH/USDT
    And Ada reloads the page
    Then ETH/USDT is beside Ada's candles
    When Ada looks at the market ETH/USDT
    Then nothing is beside Ada's candles

  @core
  Scenario: Candles of the price that decides a liquidation
    Given Ada looks at the market BTC-PERP
    When Ada has her candles drawn from the mark price
    And Ada reloads the page
    And Ada looks at the market BTC-PERP
    Then Ada's candles are of the mark price
    And Ada's newest candle closes at what her position is valued by
    When Ada looks at the market ETH-PERP
    Then Ada's candles are of the last price

  @core
  Scenario: Ada asks on the chart to be told of a price
    When Ada asks on the chart to be told at 50000 USDT
    Then Ada waits to be told at 50000 USDT

  @core
  Scenario Outline: A candle ends when the exchange ends it, whatever the clock of Ada's machine says
    Given the clock of Ada's machine is <wrong>
    And Ada looks at the market BTC/USDT
    When Ada buys 0.01 BTC at market
    Then Ada's candle ends when the exchange ends it

    Examples:
      | wrong           |
      | an hour ahead   |
      | an hour behind  |

  @quiet
  Scenario: An order is moved by its line, which asks first
    Given Ada bids 0.02 BTC far below the market
    When Ada moves the line of her bid up by 10 USDT
    Then Ada is asked whether she means it
    And the line of Ada's bid is where it was
    When Ada says that she means it
    Then the line of Ada's bid is 10 USDT higher

  Scenario: What was bought is marked
    When Ada buys 0.01 BTC at market
    Then 0.01 BTC are marked as bought on Ada's chart
